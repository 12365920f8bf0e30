-- Ids of the person of the caller and of the records that joined the account: the audit trail names the record of that time.
-- Called by: my_access_log.
create function persons_of_caller() returns bigint[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(select id from persons where id = app_person_id() or joined_person_id = app_person_id())
$$;
