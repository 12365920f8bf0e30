-- Staff of the clinic ask; the side of the patient reads what it was asked, and marks it as answered.
revoke update, delete on questionnaire_requests from vastus_app;
grant update (code, answer_by, asked_by_user_id, asked_at, answered_at) on questionnaire_requests to vastus_app;

create policy questionnaire_requests_staff on questionnaire_requests to vastus_app
  using (clinic_id = any (app_staff_clinic_ids()))
  with check (is_staff_of(clinic_id) and exists (select 1 from e_contacts e
    where e.id = e_contact_id and e.clinic_id = questionnaire_requests.clinic_id));
create policy questionnaire_requests_patient on questionnaire_requests for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and exists (select 1 from e_contacts e where e.id = e_contact_id));
create policy questionnaire_requests_answer on questionnaire_requests for update to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and exists (select 1 from e_contacts e where e.id = e_contact_id))
  with check (answered_at is not null);
