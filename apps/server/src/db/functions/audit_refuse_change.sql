-- Refuses to change or remove an audit entry.
-- Called by: the two triggers below.
create function audit_refuse_change() returns trigger language plpgsql as
  $$ begin raise exception 'audit entries are append-only' using errcode = '42501'; end $$;

create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function audit_refuse_change();

create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function audit_refuse_change();
