-- The own account.
create policy passkeys_own on passkeys to vastus_app
  using (user_id = (select app_user_id()))
  with check (user_id = (select app_user_id()));
