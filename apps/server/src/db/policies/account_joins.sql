-- Joins of the own account.
create policy account_joins_own on account_joins to vastus_app
  using (user_id = (select app_user_id()))
  with check (user_id = (select app_user_id()));
