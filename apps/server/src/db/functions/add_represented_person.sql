-- Adds a person whom the caller represents. It is always a new person, on the word of the caller alone.
-- Called by: the repository of persons.
create function add_represented_person(p_first_name text, p_surname text, p_personal_code text, p_birth_date date, p_sex text,
  p_declared_at timestamptz, p_ends_at timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  new_id bigint;
begin
  if app_role() is distinct from 'PRM_PATIENT' or app_person_id() is null then
    raise exception 'only a patient represents somebody';
  end if;
  insert into persons (first_name, surname, personal_code, identity_verified, birth_date, sex, created_at)
    values (p_first_name, p_surname, p_personal_code, false, p_birth_date, p_sex, p_declared_at) returning id into new_id;
  insert into representations (representative_person_id, represented_person_id, declared_at, ends_at)
    values (app_person_id(), new_id, p_declared_at, p_ends_at);
  return new_id;
end $$;
