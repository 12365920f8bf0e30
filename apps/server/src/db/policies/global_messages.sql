-- Staff write the banner of their clinic; its patients see it.
create policy global_messages_staff on global_messages to vastus_app
  using (is_staff_of(clinic_id))
  with check (is_staff_of(clinic_id));

-- Of clinic_patients, the caller sees only the own rows and those of represented persons.
create policy global_messages_patient on global_messages for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and exists (
    select 1 from clinic_patients cp where cp.clinic_id = global_messages.clinic_id));
