create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  dedupe_key text unique,
  run_at timestamptz not null default '-infinity',
  attempts int not null default 0,
  max_attempts int check (max_attempts > 0),
  lease_token uuid,
  leased_until timestamptz,
  done_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);

create index jobs_due on jobs (run_at, id) where done_at is null and dead_at is null;
create index jobs_over on jobs (coalesce(done_at, dead_at)) where done_at is not null or dead_at is not null;

-- A request may add work, and nothing else: payloads of other people's jobs are not its business.
alter table jobs enable row level security;
alter table jobs force row level security;
create policy jobs_add on jobs for insert to vastus_app with check (true);
create policy jobs_system on jobs to vastus_system using (true) with check (true);

create function notify_jobs() returns trigger language plpgsql as $$
begin
  perform pg_notify('vastus_jobs', '');
  return null;
end
$$;
create trigger jobs_wake after insert on jobs for each statement execute function notify_jobs();
