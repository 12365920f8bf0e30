-- Nobody changes or removes an entry. Only audit_append adds one. Staff read the chain of their clinic, patients what was done with
-- their own data.
revoke update, delete on audit_entries from vastus_app, vastus_system;
revoke insert on audit_entries from vastus_app;

create policy audit_entries_clinic on audit_entries for select to vastus_app using (is_staff_of(clinic_id));

create policy audit_entries_subject on audit_entries for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and subject_person_id = (select app_person_id()));
