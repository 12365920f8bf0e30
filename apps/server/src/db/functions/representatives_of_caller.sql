-- Who acts for the caller: for the person of the caller, or for a person with the same code, birth date and name whom somebody
-- entered, when the code of the caller is proven.
-- Called by: end_representative_of_caller, and the repositories of persons and of exports (my-data).
create function representatives_of_caller() returns table (id bigint, first_name text, surname text, declared_at timestamptz,
  ends_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, who.first_name, who.surname, r.declared_at, r.ends_at
  from persons me
  join persons entered on entered.id = me.id or (me.identity_verified and not entered.identity_verified
    and entered.personal_code = me.personal_code and entered.birth_date = me.birth_date
    and search_key(entered.first_name) = search_key(me.first_name) and search_key(entered.surname) = search_key(me.surname))
  join representations r on r.represented_person_id = entered.id and r.ended_at is null
    and (r.ends_at is null or r.ends_at > app_now())
  join persons who on who.id = r.representative_person_id
  where app_role() = 'PRM_PATIENT' and me.id = app_person_id() and r.representative_person_id <> me.id
$$;
