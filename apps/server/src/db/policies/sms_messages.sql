-- Staff of the clinic see and change the messages of their clinic.
create policy sms_messages_staff on sms_messages to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
-- A patient sees what was sent to the own phone.
create policy sms_messages_own on sms_messages for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and to_person_id = (select app_person_id()));
