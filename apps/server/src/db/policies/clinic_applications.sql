-- Applications come from people who are not signed in: only the system adds them. The platform's administrator decides them.
revoke insert, delete on clinic_applications from vastus_app;

create policy clinic_applications_admin on clinic_applications for select to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN');
create policy clinic_applications_decide on clinic_applications for update to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN') with check ((select app_role()) = 'PRM_VASTUS_ADMIN');
