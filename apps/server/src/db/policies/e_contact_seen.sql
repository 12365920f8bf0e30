-- What an employee has seen, in clinics where the employee works.
revoke delete on e_contact_seen from vastus_app;

create policy e_contact_seen_own on e_contact_seen to vastus_app
  using (user_id = (select app_user_id()) and clinic_id = any (app_staff_clinic_ids()))
  with check (user_id = (select app_user_id()) and clinic_id = any (app_staff_clinic_ids()));
