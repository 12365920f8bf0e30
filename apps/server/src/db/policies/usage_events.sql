-- Staff add what they use; nobody in the app reads or changes it.
revoke select, update, delete on usage_events from vastus_app;

create policy usage_events_add on usage_events for insert to vastus_app with check ((select app_role()) = 'PRM_DOCTOR');
