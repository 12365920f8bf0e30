-- Ways into the own account.
create policy external_identities_own on external_identities to vastus_app
  using (user_id = (select app_user_id()))
  with check (user_id = (select app_user_id()));
