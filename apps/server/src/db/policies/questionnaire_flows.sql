-- Staff of the clinic start a flow, fill it in and end it. Nobody removes one.
revoke delete on questionnaire_flows from vastus_app;

create policy questionnaire_flows_staff on questionnaire_flows to vastus_app
  using (clinic_id = any (app_staff_clinic_ids()))
  with check (is_staff_of(clinic_id) and exists (select 1 from e_contacts e
    where e.id = e_contact_id and e.clinic_id = questionnaire_flows.clinic_id));
