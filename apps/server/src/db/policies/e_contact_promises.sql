-- Staff of the clinic and the patient who wrote the e-contact.
create policy e_contact_promises_staff on e_contact_promises to vastus_app
  using (clinic_id = any (app_staff_clinic_ids()))
  with check (clinic_id = any (app_staff_clinic_ids()));
create policy e_contact_promises_patient on e_contact_promises to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and creator_person_id = (select app_person_id()))
  with check ((select app_role()) = 'PRM_PATIENT' and creator_person_id = (select app_person_id()));
