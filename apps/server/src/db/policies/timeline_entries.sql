-- Entries of e-contacts that the caller may see. Patients do not see internal entries.

-- The row names its clinic: it must be the clinic of the e-contact.
create policy timeline_entries_staff on timeline_entries to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR'
    and exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = timeline_entries.clinic_id));

create policy timeline_entries_patient on timeline_entries to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and visible_to_patient and exists (select 1 from e_contacts e where e.id = e_contact_id))
  with check ((select app_role()) = 'PRM_PATIENT' and visible_to_patient
    and exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = timeline_entries.clinic_id));
