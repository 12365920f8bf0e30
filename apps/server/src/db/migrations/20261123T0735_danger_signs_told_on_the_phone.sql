-- Who writes down what a patient said leaves the mark as the patient would.
create policy danger_signs_staff_writer on danger_signs for insert to vastus_app
  with check (is_staff_of(clinic_id) and entry_id is null and exists (select 1 from e_contacts e
    where e.id = e_contact_id and e.clinic_id = danger_signs.clinic_id
      and e.created_by_user_id = (select app_user_id())
      and e.direction in ('PATIENT_TO_CLINIC_BEHALF_OF_PATIENT', 'REPRESENTATIVE_TO_CLINIC_BEHALF_OF_PATIENT')));
