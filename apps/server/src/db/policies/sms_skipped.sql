-- Staff of the clinic see and enter whom the sendings of their clinic left out.
create policy sms_skipped_staff on sms_skipped to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
