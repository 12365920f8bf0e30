-- Drafts of the own account.
create policy drafts_own on drafts to vastus_app
  using (user_id = (select app_user_id()))
  with check (user_id = (select app_user_id()));
