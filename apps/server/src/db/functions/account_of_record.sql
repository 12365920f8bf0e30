-- The account that belongs to the same person as a record, or null. A record is a person whom staff of a clinic entered.
-- Called by: join_record. The application may not call it.
create function account_of_record(p_person_id bigint) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id
  from persons r
  cross join lateral (
    select u.id from users u where lower(u.email) = lower(r.email)
    union
    select u.id from persons p join users u on u.person_id = p.id where p.personal_code = r.personal_code) candidate
  join users u on u.id = candidate.id
  join persons a on a.id = u.person_id
  where r.id = p_person_id and u.email_verified_at is not null
    and is_record_of(r, a, u.email) and not exists (select from users o where o.person_id = r.id)
  order by a.identity_verified desc, a.id limit 1
$$;

revoke execute on function account_of_record(bigint) from public, vastus_app;
