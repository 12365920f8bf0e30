-- Everybody whose request may need a prompt reads it; the platform's administrator changes it.
create policy ai_prompts_read on ai_prompts for select to vastus_app using (app_user_id() is not null);
create policy ai_prompts_admin on ai_prompts to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN') with check ((select app_role()) = 'PRM_VASTUS_ADMIN');
