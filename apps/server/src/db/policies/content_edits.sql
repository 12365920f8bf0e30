-- What is written of documents before it is published. Only the platform's administrator sees and changes it.
revoke delete on content_edits from vastus_app;

create policy content_edits_platform on content_edits to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN')
  with check ((select app_role()) = 'PRM_VASTUS_ADMIN');
