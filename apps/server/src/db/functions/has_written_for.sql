-- Whether the caller has written an e-contact for a person.
-- A function and not a subselect in the policy, which the planner would answer by hashing every e-contact of the clinic.
-- Called by: the policy persons_written_for.
create function has_written_for(p_person_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() = 'PRM_PATIENT'
    and exists (select from e_contacts e where e.patient_person_id = p_person_id and e.creator_person_id = app_person_id())
    and not came_of_age(app_person_id(), p_person_id, app_now());
end $$;
