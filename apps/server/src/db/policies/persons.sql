-- A person sees itself and the persons whom it represents or has written for. Staff see and change the persons whom their clinic knows.
create policy persons_own on persons for select to vastus_app using (id = (select app_person_id()));
create policy persons_own_change on persons for update to vastus_app
  using (id = (select app_person_id()))
  with check (id = (select app_person_id()));
create policy persons_represented on persons for select to vastus_app
  using (exists (select 1 from representations r
    where r.represented_person_id = persons.id and r.representative_person_id = (select app_person_id()) and r.ended_at is null
      and (r.ends_at is null or r.ends_at > (select app_now()))));
create policy persons_written_for on persons for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and has_written_for(id));
create policy persons_staff on persons for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and is_known_to_staff(id));
create policy persons_own_entry on persons for update to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and is_own_entry(id))
  with check (not identity_verified);

-- A person whom staff enter has proven nothing.
create policy persons_staff_add on persons for insert to vastus_app
  with check ((select app_role()) = 'PRM_DOCTOR' and not identity_verified and not phone_given_by_patient
    and entered_by_clinic_id = any (app_clinic_ids()) and joined_person_id is null);

create policy persons_staff_change on persons for update to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and is_patient_of_staff(id))
  with check ((select app_role()) = 'PRM_DOCTOR' and is_patient_of_staff(id));

-- Staff change the contacts of those who act for their patients now, patients of the clinic or not. The use case refuses what only the
-- person may change.
create policy persons_staff_change_representative on persons for update to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and exists (select 1 from representations r
    where r.representative_person_id = persons.id and r.ended_at is null
      and (r.ends_at is null or r.ends_at > (select app_now())) and is_patient_of_staff(r.represented_person_id)))
  with check ((select app_role()) = 'PRM_DOCTOR');
