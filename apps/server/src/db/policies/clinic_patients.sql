-- Staff see and change the patients of their clinic. Patients see in which clinics they and the persons whom they represent are known.
create policy clinic_patients_staff on clinic_patients to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
create policy clinic_patients_own on clinic_patients for select to vastus_app
  using (person_id = (select app_person_id()) or exists (
    select 1 from representations r
    where r.represented_person_id = clinic_patients.person_id and r.representative_person_id = (select app_person_id()) and r.ended_at is null));

-- The first e-contact of a patient makes a person known to the clinic. Only the clinic decides on membership and the list.
create policy clinic_patients_first on clinic_patients for insert to vastus_app
  with check (not clinic_member and list_code is null and (person_id = (select app_person_id()) or exists (
    select 1 from representations r
    where r.represented_person_id = clinic_patients.person_id and r.representative_person_id = (select app_person_id()) and r.ended_at is null)));
