-- Staff bring files for their own clinic and see what became of them.
create policy file_imports_staff on file_imports to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
