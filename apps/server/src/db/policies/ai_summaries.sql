-- Staff of the clinic alone.
create policy ai_summaries_staff on ai_summaries to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
