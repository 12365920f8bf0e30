-- Written by change_clinic_plan alone. The platform's administrator reads it.
revoke insert, update, delete on plan_changes from vastus_app;

create policy plan_changes_admin on plan_changes for select to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN');
