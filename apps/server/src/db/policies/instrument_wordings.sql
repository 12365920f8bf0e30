-- In whose words a clinic asks is as public as its telephone number. Staff of the clinic bring a wording in and take it back; nobody
-- removes one, because answers were given to it.
revoke update, delete on instrument_wordings from vastus_app;
grant update (taken_back_at, taken_back_by_user_id) on instrument_wordings to vastus_app;

create policy instrument_wordings_read on instrument_wordings for select to vastus_app using (true);
create policy instrument_wordings_import on instrument_wordings for insert to vastus_app
  with check (is_staff_of(clinic_id) and imported_by_user_id = (select app_user_id()));
create policy instrument_wordings_take_back on instrument_wordings for update to vastus_app
  using (clinic_id = any (app_staff_clinic_ids()))
  with check (clinic_id = any (app_staff_clinic_ids()) and taken_back_by_user_id = (select app_user_id()));
