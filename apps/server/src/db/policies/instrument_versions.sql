-- Definitions belong to nobody. Who sends a response keeps the one that it was asked by; nobody changes or removes one.
revoke update, delete on instrument_versions from vastus_app;

create policy instrument_versions_all on instrument_versions for select to vastus_app using (true);
create policy instrument_versions_writer on instrument_versions for insert to vastus_app
  with check ((select app_user_id()) is not null);
