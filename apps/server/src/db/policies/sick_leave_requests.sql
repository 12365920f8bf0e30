-- Only the side of the patient writes them. Nobody changes or removes what was sent.
create policy sick_leave_requests_staff on sick_leave_requests for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
create policy sick_leave_requests_patient on sick_leave_requests for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and exists (select 1 from e_contacts e where e.id = e_contact_id));
create policy sick_leave_requests_send on sick_leave_requests for insert to vastus_app
  with check ((select app_role()) = 'PRM_PATIENT'
    and exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = sick_leave_requests.clinic_id));
