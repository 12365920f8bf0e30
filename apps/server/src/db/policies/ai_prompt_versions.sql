-- Everybody whose request may need a prompt reads it; the platform's administrator changes it.
create policy ai_prompt_versions_read on ai_prompt_versions for select to vastus_app using (app_user_id() is not null);
create policy ai_prompt_versions_admin on ai_prompt_versions to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN') with check ((select app_role()) = 'PRM_VASTUS_ADMIN');
