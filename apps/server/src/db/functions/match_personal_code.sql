-- The person whom a code belongs to: somebody whom the clinic knows, or somebody whose code is proven. The id of a stranger is returned
-- only when the name fits too; a name is never returned.
-- Called by: the repository of patients.
create function match_personal_code(p_code text, p_first_name text, p_surname text)
returns table (person_id bigint, same_name boolean, has_account boolean, known boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if app_role() is distinct from 'PRM_DOCTOR' then return; end if;
  return query
    select case when m.same or m.of_clinic then m.id end, m.same, m.account, m.of_clinic
    from (
      select p.id, search_key(p.first_name || ' ' || p.surname) = search_key(p_first_name || ' ' || p_surname) as same,
        exists (select from users u where u.person_id = p.id) as account, is_known_to_staff(p.id) as of_clinic
      from persons p where p.personal_code = p_code and (p.identity_verified or is_known_to_staff(p.id))) m
    order by m.of_clinic desc, m.same desc, m.account desc, m.id limit 1;
end $$;
