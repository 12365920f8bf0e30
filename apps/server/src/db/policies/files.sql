-- Staff see the files of their clinic. Patients see the files of their e-contacts, except those of a reply that was not sent yet.
create policy files_staff on files to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR'
    and exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = files.clinic_id));
create policy files_patient on files to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and (uploaded_by = 'PATIENT' or entry_id is not null)
    and exists (select 1 from e_contacts e where e.id = e_contact_id))
  with check ((select app_role()) = 'PRM_PATIENT'
    and exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = files.clinic_id));
