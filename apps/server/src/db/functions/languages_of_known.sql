-- The language in which each of the given people uses the platform. Leaves out people who have no account, and people whom the
-- clinics of the caller do not know.
-- Called by: the repository of the audience.
create function languages_of_known(p_person_ids bigint[]) returns table (person_id bigint, language text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.person_id, u.language from users u where u.person_id = any (p_person_ids) and is_known_to_staff(u.person_id)
$$;
