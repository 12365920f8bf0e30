-- Gives the list of a clinic another stamp when one of its rows was drawn or removed, once a transaction. It runs at the commit, so that
-- nobody waits for the stamp while the rest of a transaction goes on.
-- Called by: the trigger below.
create function stamp_clinic_list() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into clinic_list_stamps (clinic_id, stamp) values (coalesce(new.clinic_id, old.clinic_id), gen_random_uuid())
  on conflict (clinic_id) do update set stamp = excluded.stamp
    where clinic_list_stamps.xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create constraint trigger e_contact_rows_stamp after insert or update or delete on e_contact_rows
  deferrable initially deferred for each row execute function stamp_clinic_list();
