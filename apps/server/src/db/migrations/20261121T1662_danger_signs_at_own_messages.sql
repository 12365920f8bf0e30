-- Who leaves a danger sign leaves it at a message of the same e-contact.
drop policy danger_signs_writer on danger_signs;
create policy danger_signs_writer on danger_signs for insert to vastus_app
  with check ((select app_role()) = 'PRM_PATIENT' and exists (select 1 from e_contacts e
    where e.id = e_contact_id and e.clinic_id = danger_signs.clinic_id)
    and (entry_id is null or exists (select 1 from timeline_entries t
      where t.id = entry_id and t.e_contact_id = danger_signs.e_contact_id)));
