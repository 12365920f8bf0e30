-- Staff read what is published; only the platform administrator writes.
create policy hub_notices_read on hub_notices for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and state = 'PUBLISHED');
create policy hub_notices_platform on hub_notices to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN')
  with check ((select app_role()) = 'PRM_VASTUS_ADMIN');
