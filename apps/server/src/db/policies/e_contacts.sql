-- Staff see the e-contacts of their clinic, patients those that they wrote.
create policy e_contacts_staff on e_contacts to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));

-- The open page of a representative ends with the 18th birthday of the child.
create policy e_contacts_patient on e_contacts to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and creator_person_id = (select app_person_id())
    and (patient_person_id = creator_person_id or not came_of_age(creator_person_id, patient_person_id, app_now())))
  with check ((select app_role()) = 'PRM_PATIENT' and creator_person_id = (select app_person_id()));

-- Nobody begins an e-contact with a deactivated clinic.
create policy e_contacts_of_active_clinic on e_contacts as restrictive for insert to vastus_app
  with check (exists (select 1 from clinics k where k.id = clinic_id and k.deactivated_at is null));
