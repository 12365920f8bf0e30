-- Whether the caller has written to a clinic. A function for the same reason as has_written_for.
-- Called by: the policy employees_of_my_clinics.
create function has_written_to(p_clinic_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() = 'PRM_PATIENT'
    and exists (select from e_contacts e where e.clinic_id = p_clinic_id and e.creator_person_id = app_person_id());
end $$;
