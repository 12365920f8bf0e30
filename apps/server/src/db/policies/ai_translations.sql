-- Staff of the clinic alone.
create policy ai_translations_staff on ai_translations to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
