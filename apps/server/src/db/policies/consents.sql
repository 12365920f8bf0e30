-- Consents of the own account.
create policy consents_own on consents to vastus_app
  using (user_id = (select app_user_id()))
  with check (user_id = (select app_user_id()));
