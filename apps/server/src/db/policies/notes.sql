-- Staff of the clinic alone.
create policy notes_staff on notes to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR'
    and exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = notes.clinic_id));
