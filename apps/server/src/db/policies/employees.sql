-- Staff see and change the employees of their clinic. Patients see the employees of clinics to which they wrote.
create policy employees_staff on employees to vastus_app using (is_staff_of(clinic_id)) with check (is_staff_of(clinic_id));
create policy employees_own on employees for select to vastus_app using (user_id = (select app_user_id()));
create policy employees_of_my_clinics on employees for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and has_written_to(clinic_id));
