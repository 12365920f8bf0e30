-- Writers see what they asked. The platform's administrator, to whom it is written, sees all and says how far the support is.
revoke delete on support_requests from vastus_app;

create policy support_requests_own on support_requests for select to vastus_app using (user_id = (select app_user_id()));

create policy support_requests_ask on support_requests for insert to vastus_app
  with check (user_id = (select app_user_id()) and mailed_at is null and state = 'NEW');

create policy support_requests_admin on support_requests for select to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN');
create policy support_requests_admin_change on support_requests for update to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN') with check ((select app_role()) = 'PRM_VASTUS_ADMIN');
