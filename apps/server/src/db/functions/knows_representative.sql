-- Whether one of these clinics of the caller knows that one person acts for another.
-- Called by: the policy representations_of_patients, and the repositories of patients, persons and of sending an e-contact.
create function knows_representative(p_clinic_ids bigint[], p_representative bigint, p_represented bigint, p_entered_by bigint[])
returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() = 'PRM_DOCTOR' and p_clinic_ids <@ app_clinic_ids() and (p_entered_by && p_clinic_ids
    or exists (select from clinic_patients cp where cp.person_id = p_representative and cp.clinic_id = any (p_clinic_ids))
    or exists (select from e_contacts e where e.creator_person_id = p_representative
      and e.patient_person_id = p_represented and e.clinic_id = any (p_clinic_ids)));
end $$;
