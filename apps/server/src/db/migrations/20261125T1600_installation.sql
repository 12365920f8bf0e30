-- Which installation this database belongs to, and what made it. The file store carries the same id. One row at most.
create table installation (
  is_only boolean primary key default true check (is_only),
  id uuid not null,
  made_by text not null check (made_by in ('PROD', 'DEMO', 'DEV')),
  created_at timestamptz not null,
  -- The operator has accepted that files of an earlier time may be lost; null when all must be there.
  files_expected_from timestamptz
);
alter table installation enable row level security;
alter table installation force row level security;
create policy installation_system on installation to vastus_system using (true) with check (true);
