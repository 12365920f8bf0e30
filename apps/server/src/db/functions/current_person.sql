-- Id of the person that a record has become: it may have joined another record, and that one an account. Otherwise the record itself.
-- Called by: join_record, and the repositories of patients and of sending an e-contact.
create function current_person(p_person_id bigint) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive step (id, number) as (
    select p_person_id, 0
    union all
    select p.joined_person_id, s.number + 1 from step s join persons p on p.id = s.id where p.joined_person_id is not null)
  select id from step order by number desc limit 1
$$;
