-- Files of a reply being written are its writer's. What was uploaded before without a reply, and is by other callers, is the
-- clinic's at once.
alter table files add column for_reply boolean not null default false;

-- As before, but a row counts what was sent.
do $$
declare
  every_file constant text := 'from files f where f.e_contact_id = any (members.ids))';
  sent_files constant text := 'from files f where f.e_contact_id = any (members.ids)
      and (f.entry_id is not null or (f.uploaded_by = ''PATIENT'' and not f.for_reply)))';
  definition constant text := pg_get_functiondef('refresh_e_contact_row(bigint)'::regprocedure);
begin
  if position(every_file in definition) = 0 then
    raise exception 'refresh_e_contact_row counts files in another way';
  end if;
  execute replace(definition, every_file, sent_files);
end $$;

set local role vastus_system;
select refresh_e_contact_row(coalesce(e.merged_into_id, e.id)) from e_contacts e
where exists (select from files f where f.e_contact_id = e.id and f.entry_id is null and f.uploaded_by = 'CLINIC');
reset role;
