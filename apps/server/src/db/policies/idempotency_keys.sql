-- Keys of the own account.
create policy idempotency_keys_own on idempotency_keys to vastus_app
  using (principal = 'user:' || (select app_user_id()))
  with check (principal = 'user:' || (select app_user_id()));
