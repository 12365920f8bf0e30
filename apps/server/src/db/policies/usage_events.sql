-- Patients and staff add what they use. Without a policy for reading nobody in the app sees a row.
revoke update, delete on usage_events from vastus_app;

create policy usage_events_add on usage_events for insert to vastus_app 
  with check ((select app_role()) in ('PRM_DOCTOR', 'PRM_PATIENT'));
