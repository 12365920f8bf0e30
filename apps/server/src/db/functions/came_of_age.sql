-- Whether a represented child has come of age. From then on the representative may not even read what was sent.
-- A representation without an end counts as one that has not ended. In PL/pgSQL because policies call it for each row.
-- Called by: the policy e_contacts_patient, has_written_for, my_access_log, and repositories of e-contacts and files.
create function came_of_age(p_representative bigint, p_represented bigint, p_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if p_representative = p_represented then return false; end if;
  return coalesce((
    select bool_and(coalesce(r.ends_at <= p_at, false)) from representations r
    where r.representative_person_id = p_representative and r.represented_person_id = p_represented), false);
end $$;
