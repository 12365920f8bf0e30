-- The own account.
create policy users_own on users to vastus_app using (id = (select app_user_id())) with check (id = (select app_user_id()));
