-- Whether a clinic took from the caller the right to act for somebody with this code, or with this name and birth date.
-- Each person that is entered is a record of its own, so the newest of all that fit counts: a clinic may have given the right again.
-- Called by: the repository of persons.
create function is_ended_by_clinic(p_personal_code text, p_first_name text, p_surname text, p_birth_date date) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() = 'PRM_PATIENT' and coalesce((
    select r.ended_by = 'CLINIC' from representations r join persons p on p.id = r.represented_person_id
    where r.representative_person_id = app_person_id() and (p.personal_code = p_personal_code
      or (p.birth_date = p_birth_date
        and search_key(p.first_name || ' ' || p.surname) = search_key(p_first_name || ' ' || p_surname)))
    order by r.id desc limit 1), false);
end $$;
