-- Whether a representation was declared and may not be used any more. Where nothing was ever declared, a clinic began, and nothing is
-- over. A representation without an end counts as one that has not ended. In PL/pgSQL because it is called for each row.
-- Called by: events, and the repositories of notices and e-contacts.
create function representation_is_over(p_representative bigint, p_represented bigint, p_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if p_representative = p_represented then return false; end if;
  return coalesce((
    select bool_and(r.ended_at is not null or coalesce(r.ends_at <= p_at, false)) from representations r
    where r.representative_person_id = p_representative and r.represented_person_id = p_represented), false);
end $$;
