-- Ids of the person of the caller and of the records that joined the account, also through another record: the audit trail names the
-- record of that time.
-- Called by: my_access_log.
create function persons_of_caller() returns bigint[]
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive own (id) as (
    select app_person_id()
    union
    select p.id from own o join persons p on p.joined_person_id = o.id)
  select array(select id from own)
$$;
