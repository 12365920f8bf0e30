-- Staff of the clinic see what waits for them, and take it. Nobody removes an alarm.
revoke delete on danger_alarms from vastus_app;

create policy danger_alarms_staff on danger_alarms to vastus_app
  using (clinic_id = any (app_staff_clinic_ids()))
  with check (clinic_id = any (app_staff_clinic_ids()) and exists (select from e_contacts e
    where e.id = e_contact_id and e.clinic_id = danger_alarms.clinic_id));

-- A patient’s text raises one; the patient neither sees nor ends it.
create policy danger_alarms_writer on danger_alarms for insert to vastus_app
  with check ((select app_role()) = 'PRM_PATIENT' and taken_at is null and exists (select from e_contacts e
    where e.id = e_contact_id and e.clinic_id = danger_alarms.clinic_id));
