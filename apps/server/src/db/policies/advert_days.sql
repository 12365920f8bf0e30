-- How often adverts were shown and opened. Patients count through count_advert; only the platform's administrator reads it.
revoke insert, update, delete on advert_days from vastus_app;

create policy advert_days_platform on advert_days for select to vastus_app
  using ((select app_role()) = 'PRM_VASTUS_ADMIN');
