-- Words that were in force. They are evidence of what people agreed to: nothing is changed or removed.
revoke update, delete on content_versions from vastus_app;

create policy content_versions_read on content_versions for select to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN');
create policy content_versions_keep on content_versions for insert to vastus_app
  with check ((select app_role()) = 'PRM_VASTUS_ADMIN');
