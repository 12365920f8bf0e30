-- Staff say how those are reached who act for their patients now, patients of the clinic or not. What is theirs alone to
-- change stays the use case's to refuse, as with patients.
create policy persons_staff_change_representative on persons for update to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and exists (select 1 from representations r
    where r.representative_person_id = persons.id and r.ended_at is null
      and (r.ends_at is null or r.ends_at > (select app_now())) and is_patient_of_staff(r.represented_person_id)))
  with check ((select app_role()) = 'PRM_DOCTOR');
