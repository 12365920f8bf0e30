-- Lists of the own clinic.
create policy patient_lists_staff on patient_lists to vastus_app
  using (is_staff_of(clinic_id))
  with check (is_staff_of(clinic_id));
