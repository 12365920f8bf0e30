-- Only the writer sees them. Nobody changes or removes what was sent.
revoke update, delete on support_requests from vastus_app;

create policy support_requests_own on support_requests for select to vastus_app using (user_id = (select app_user_id()));

create policy support_requests_ask on support_requests for insert to vastus_app
  with check (user_id = (select app_user_id()) and mailed_at is null);
