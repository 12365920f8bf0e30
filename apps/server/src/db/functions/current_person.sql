-- Id of the person that a record has become: the one of the account that it joined, otherwise the record itself.
-- Called by: join_record, and the repositories of patients and of sending an e-contact.
create function current_person(p_person_id bigint) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select p.joined_person_id from persons p where p.id = p_person_id), p_person_id)
$$;
