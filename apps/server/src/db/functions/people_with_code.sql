-- The persons whom a code may belong to: the caller, somebody whom the caller represents, an account, or a record of a clinic.
-- Persons whom other patients merely entered are left out, and so are children who have come of age.
-- Called by: the repository of persons.
create function people_with_code(p_personal_code text)
returns table (person_id bigint, first_name text, surname text, relation text)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.first_name, p.surname, case
      when p.id = app_person_id() then 'SELF'
      when mine.id is not null then 'REPRESENTED'
      when u.id is not null then 'ACCOUNT'
      else 'CLINIC' end
  from persons p
  left join users u on u.person_id = p.id
  left join representations mine on mine.represented_person_id = p.id and mine.ended_at is null
    and (mine.ends_at is null or mine.ends_at > app_now()) and mine.representative_person_id = app_person_id()
  where app_role() = 'PRM_PATIENT' and p.personal_code = p_personal_code
    and (u.id is not null or mine.id is not null
      or exists (select from clinic_patients cp where cp.person_id = p.id
        and (p.identity_verified or cp.clinic_member or cp.list_code is not null)))
$$;
