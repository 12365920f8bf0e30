-- A patient's own data as a download: one at a time for each account, good for a day.
create table my_data_exports (
  user_id bigint primary key references users on delete cascade,
  -- another request, another number: a job of an earlier one changes nothing any more
  id uuid not null,
  person_id bigint not null references persons on delete cascade,
  language text not null check (language in ('et', 'en', 'ru', 'pl')),
  state text not null check (state in ('WAITING', 'RUNNING', 'READY', 'FAILED')),
  done int not null default 0,
  total int not null default 0,
  storage_key text,
  size_bytes bigint,
  requested_at timestamptz not null,
  expires_at timestamptz,
  check ((state = 'READY') = (storage_key is not null and size_bytes is not null and expires_at is not null))
);
create index my_data_exports_person on my_data_exports (person_id);
alter table my_data_exports enable row level security;
alter table my_data_exports force row level security;
create policy my_data_exports_system on my_data_exports to vastus_system using (true) with check (true);
create policy my_data_exports_own on my_data_exports to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and user_id = (select app_user_id()))
  with check ((select app_role()) = 'PRM_PATIENT' and user_id = (select app_user_id()) and person_id = (select app_person_id()));
