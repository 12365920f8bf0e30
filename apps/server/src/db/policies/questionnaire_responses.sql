-- Staff of the clinic read them, and the side of the patient its own. Nobody changes or removes what was sent.
revoke update, delete on questionnaire_responses from vastus_app;

create policy questionnaire_responses_staff on questionnaire_responses for select to vastus_app
  using (clinic_id = any (app_staff_clinic_ids()));
create policy questionnaire_responses_patient on questionnaire_responses for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and exists (select 1 from e_contacts e where e.id = e_contact_id));
create policy questionnaire_responses_send on questionnaire_responses for insert to vastus_app
  with check ((select app_role()) = 'PRM_PATIENT' and filled_in_by <> 'CLINIC' and exists (select 1 from e_contacts e
    where e.id = e_contact_id and e.clinic_id = questionnaire_responses.clinic_id
      and e.patient_person_id = questionnaire_responses.patient_person_id));
-- What a patient answered on the phone.
create policy questionnaire_responses_staff_send on questionnaire_responses for insert to vastus_app
  with check (is_staff_of(clinic_id) and filled_in_by = 'CLINIC' and exists (select 1 from e_contacts e
    where e.id = e_contact_id and e.clinic_id = questionnaire_responses.clinic_id
      and e.patient_person_id = questionnaire_responses.patient_person_id));
