-- Staff see what was asked of their clinic. Patients see what was asked for themselves, what they asked for a person whom they
-- represent, and what belongs to an e-contact of theirs. Nobody changes or removes a request.
revoke update, delete on prescription_sets from vastus_app;

create policy prescription_sets_staff on prescription_sets to vastus_app
  using (clinic_id = any ((select app_staff_clinic_ids())::bigint[]))
  with check (clinic_id = any ((select app_staff_clinic_ids())::bigint[]));

create policy prescription_sets_patient on prescription_sets to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and (
    patient_person_id = (select app_person_id())
    or (created_by_user_id = (select app_user_id()) and exists (select 1 from representations r
      where r.represented_person_id = prescription_sets.patient_person_id
        and r.representative_person_id = (select app_person_id()) and r.ended_at is null
        and (r.ends_at is null or r.ends_at > (select app_now()))))
    or (e_contact_id is not null and exists (select 1 from e_contacts e where e.id = e_contact_id))))
  with check ((select app_role()) = 'PRM_PATIENT' and created_by_user_id = (select app_user_id()) and (
    patient_person_id = (select app_person_id())
    or exists (select 1 from representations r where r.represented_person_id = prescription_sets.patient_person_id
      and r.representative_person_id = (select app_person_id()) and r.ended_at is null
        and (r.ends_at is null or r.ends_at > (select app_now())))));
