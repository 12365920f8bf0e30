-- Views of an employee, in clinics where the employee works.
create policy inbox_views_own on inbox_views to vastus_app
  using (user_id = (select app_user_id()) and clinic_id = any (app_staff_clinic_ids()))
  with check (user_id = (select app_user_id()) and clinic_id = any (app_staff_clinic_ids()));
