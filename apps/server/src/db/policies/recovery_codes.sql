-- The own account.
create policy recovery_codes_own on recovery_codes to vastus_app
  using (user_id = (select app_user_id()))
  with check (user_id = (select app_user_id()));
