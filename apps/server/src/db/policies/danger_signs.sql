-- Staff of the clinic read the danger signs. Nobody changes or removes what was found.
revoke update, delete on danger_signs from vastus_app;

-- Staff say whether it was right.
grant update (is_right, judged_by_user_id, judged_at) on danger_signs to vastus_app;
create policy danger_signs_judge on danger_signs for update to vastus_app
  using (clinic_id = any (app_staff_clinic_ids()))
  with check (clinic_id = any (app_staff_clinic_ids()));

create policy danger_signs_staff on danger_signs for select to vastus_app using (clinic_id = any (app_staff_clinic_ids()));

-- Who sends a text leaves the marks, and can neither read nor remove them.
create policy danger_signs_writer on danger_signs for insert to vastus_app
  with check ((select app_role()) = 'PRM_PATIENT' and exists (select 1 from e_contacts e
    where e.id = e_contact_id and e.clinic_id = danger_signs.clinic_id)
    and (entry_id is null or exists (select 1 from timeline_entries t
      where t.id = entry_id and t.e_contact_id = danger_signs.e_contact_id)));

-- Who enters what a patient said on the phone leaves the same marks as the patient would.
create policy danger_signs_staff_writer on danger_signs for insert to vastus_app
  with check (is_staff_of(clinic_id) and entry_id is null and exists (select 1 from e_contacts e
    where e.id = e_contact_id and e.clinic_id = danger_signs.clinic_id
      and e.created_by_user_id = (select app_user_id())
      and e.direction in ('PATIENT_TO_CLINIC_BEHALF_OF_PATIENT', 'REPRESENTATIVE_TO_CLINIC_BEHALF_OF_PATIENT')));
