-- Staff read the stamp of the list of their clinic; stamp_clinic_list changes it.
revoke insert, update, delete on clinic_list_stamps from vastus_app;

create policy clinic_list_stamps_staff on clinic_list_stamps for select to vastus_app
  using (clinic_id = any (app_staff_clinic_ids()));
