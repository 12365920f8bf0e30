-- Staff begin imports for their clinic and see what became of them. Only the system writes that down.
revoke update, delete on patient_list_imports from vastus_app;

create policy patient_list_imports_staff on patient_list_imports to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
