-- Staff read the rows of the files of their own clinic.
create policy file_import_parts_staff on file_import_parts for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
