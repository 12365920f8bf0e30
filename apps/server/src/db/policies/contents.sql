-- Documents are public; the platform's administrator publishes them.
revoke delete on contents from vastus_app;

create policy contents_read on contents for select to vastus_app using (true);
create policy contents_add on contents for insert to vastus_app
  with check ((select app_role()) = 'PRM_VASTUS_ADMIN');
create policy contents_change on contents for update to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN')
  with check ((select app_role()) = 'PRM_VASTUS_ADMIN');
