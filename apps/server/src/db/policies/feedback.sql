-- The patient gives it. Staff read what is meant for the clinic. Nobody changes or removes it.
create policy feedback_staff on feedback for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and type = 'CLINIC' and clinic_id = any ((select app_clinic_ids())::bigint[]));
create policy feedback_patient on feedback for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and exists (select 1 from e_contacts e where e.id = e_contact_id));
create policy feedback_give on feedback for insert to vastus_app
  with check ((select app_role()) = 'PRM_PATIENT'
    and exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = feedback.clinic_id));
