-- Patients see and change their own representations. Staff see those that their clinic knows, and end them.
create policy representations_own on representations to vastus_app
  using (representative_person_id = (select app_person_id()))
  with check (representative_person_id = (select app_person_id()));
create policy representations_staff on representations for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and wrote_to_staff_for(representative_person_id, represented_person_id));
create policy representations_staff_end on representations for update to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and wrote_to_staff_for(representative_person_id, represented_person_id))
  with check (ended_at is not null);
create policy representations_of_patients on representations for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and is_patient_of_staff(represented_person_id)
    and knows_representative(app_clinic_ids(), representative_person_id, represented_person_id, entered_by_clinic_ids));
