-- Adverts below the list of a patient. They are public to patients; only the platform's administrator changes them.
revoke delete on adverts from vastus_app;

create policy adverts_read on adverts for select to vastus_app using ((select app_role()) = 'PRM_PATIENT');
create policy adverts_platform on adverts to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN')
  with check ((select app_role()) = 'PRM_VASTUS_ADMIN');
