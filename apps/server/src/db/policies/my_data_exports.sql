-- The download of a patient.
create policy my_data_exports_own on my_data_exports to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and user_id = (select app_user_id()))
  with check ((select app_role()) = 'PRM_PATIENT' and user_id = (select app_user_id()) and person_id = (select app_person_id()));
