-- The own account.
create policy authenticators_own on authenticators to vastus_app
  using (user_id = (select app_user_id()))
  with check (user_id = (select app_user_id()));
