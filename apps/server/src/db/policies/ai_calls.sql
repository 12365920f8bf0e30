-- The caller of a model enters the call: staff for their clinic, a patient for the clinic that is written to, the platform's
-- administrator for a trial. Nobody changes it.
revoke update, delete on ai_calls from vastus_app;

create policy ai_calls_staff on ai_calls to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
create policy ai_calls_patient on ai_calls for insert to vastus_app
  with check ((select app_role()) = 'PRM_PATIENT' and clinic_id is not null);
create policy ai_calls_admin on ai_calls to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN')
  with check ((select app_role()) = 'PRM_VASTUS_ADMIN' and clinic_id is null);
