-- Wakes the workers when jobs were added.
-- Called by: the trigger below.
create function notify_jobs() returns trigger language plpgsql as $$
begin
  perform pg_notify('vastus_jobs', '');
  return null;
end
$$;

create trigger jobs_wake after insert on jobs for each statement execute function notify_jobs();
