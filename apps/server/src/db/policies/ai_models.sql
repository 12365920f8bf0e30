-- Everybody whose request may need a model reads the list; the platform's administrator changes it.
create policy ai_models_read on ai_models for select to vastus_app using (app_user_id() is not null);
create policy ai_models_admin on ai_models to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN') with check ((select app_role()) = 'PRM_VASTUS_ADMIN');
