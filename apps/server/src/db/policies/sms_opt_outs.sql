-- Staff see and change what their clinic knows of it; a patient sees and changes the own.
create policy sms_opt_outs_staff on sms_opt_outs to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[])
    and source = 'STAFF' and entered_by_user_id = (select app_user_id()));
create policy sms_opt_outs_own on sms_opt_outs to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and person_id = (select app_person_id()))
  with check ((select app_role()) = 'PRM_PATIENT' and person_id = (select app_person_id()) and source = 'PATIENT' and phone is null);
