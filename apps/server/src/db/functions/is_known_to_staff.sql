-- Whether the clinics of the caller know a person: as a patient, as a writer of an e-contact, or as somebody whom they entered as a
-- representative of a patient. A function for the same reason as has_written_for.
-- Called by: the policy persons_staff, other functions, and the repository of patients.
create function is_known_to_staff(p_person_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() = 'PRM_DOCTOR' and (
    exists (select from clinic_patients cp where cp.person_id = p_person_id and cp.clinic_id = any (app_clinic_ids()))
    or exists (select from e_contacts e where e.creator_person_id = p_person_id and e.clinic_id = any (app_clinic_ids()))
    or exists (select from representations r join clinic_patients cp on cp.person_id = r.represented_person_id
      where r.representative_person_id = p_person_id and r.ended_at is null
        and cp.clinic_id = any (app_clinic_ids()) and cp.clinic_id = any (r.entered_by_clinic_ids)));
end $$;
