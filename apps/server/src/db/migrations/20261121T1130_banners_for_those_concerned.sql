-- A clinic's banner is for its own patients and staff. The application asked for that; now the database does too.
drop policy global_messages_read on global_messages;
-- The rows of clinic_patients that the caller may see are the caller's own and those of represented persons.
create policy global_messages_patient on global_messages for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and exists (
    select 1 from clinic_patients cp where cp.clinic_id = global_messages.clinic_id));
