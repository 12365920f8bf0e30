-- Personal codes of an application that waits which somebody with an account, or with a proven code, has under another name.
-- Whose name that is stays unsaid. For the platform's administrator alone.
-- Called by: the repository of applications.
create function codes_under_other_names(p_application_id bigint) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct asked.code
  from clinic_applications a, lateral (
    select e ->> 'personalCode' as code, search_key((e ->> 'firstName') || ' ' || (e ->> 'surname')) as name
    from jsonb_array_elements(a.asked -> 'employees') e) asked
  where app_role() = 'PRM_VASTUS_ADMIN' and a.id = p_application_id and a.state = 'NEW'
    and exists (select from persons p where p.personal_code = regexp_replace(asked.code, '[\s-]', '', 'g')
      and (p.identity_verified or exists (select from users u where u.person_id = p.id))
      and search_key(p.first_name || ' ' || p.surname) <> asked.name)
$$;
