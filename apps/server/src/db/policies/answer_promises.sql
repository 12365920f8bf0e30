-- What a clinic promises is as public as its telephone number. Staff of the clinic change it.
create policy answer_promises_read on answer_promises for select to vastus_app using (app_user_id() is not null);
create policy answer_promises_change on answer_promises to vastus_app
  using (clinic_id = any (app_staff_clinic_ids()))
  with check (clinic_id = any (app_staff_clinic_ids()));
