-- Whether a person is a patient of a clinic of the caller.
-- Called by: policies of persons and representations.
create function is_patient_of_staff(p_person_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() = 'PRM_DOCTOR' and exists (
    select from clinic_patients cp where cp.person_id = p_person_id and cp.clinic_id = any (app_clinic_ids()));
end $$;
