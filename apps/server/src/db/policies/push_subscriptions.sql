-- Devices of the own account.
create policy push_subscriptions_own on push_subscriptions to vastus_app
  using (user_id = (select app_user_id()))
  with check (user_id = (select app_user_id()));
