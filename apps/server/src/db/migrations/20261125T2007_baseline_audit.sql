-- The audit trail, and the installation that the database belongs to.

-- The last link of each chain. Clinic 0 stands for entries that belong to no clinic.
create table audit_heads (
  clinic_id bigint primary key,
  seq bigint not null,
  hash text not null
);

-- Append-only, one hash chain for each clinic. An entry that names several persons has the object type 'persons', and their ids with
-- a space between.
create table audit_entries (
  clinic_id bigint not null,
  seq bigint not null,
  at text not null,
  actor_user_id bigint,
  session_hash text,
  role text,
  subject_person_id bigint,
  object_type text not null,
  object_id text not null,
  action text not null,
  outcome text not null check (outcome in ('ALLOWED', 'DENIED')),
  request_id text not null,
  previous_hash text not null,
  hash text not null,
  primary key (clinic_id, seq)
);
create index audit_entries_subject on audit_entries (subject_person_id, clinic_id, seq desc) where subject_person_id is not null;
create index audit_entries_object on audit_entries (object_type, object_id, clinic_id, seq) where object_type in ('eContact', 'file');
-- A list of ids is too long for a B-tree, and is found by each id.
create index audit_entries_persons on audit_entries using gin (string_to_array(object_id, ' ')) with (fastupdate = off)
  where object_type = 'persons';

-- Names the installation, and what made it. The file store has the same id. One row at most.
create table installation (
  is_only boolean primary key default true check (is_only),
  id uuid not null,
  made_by text not null check (made_by in ('PROD', 'DEMO', 'DEV')),
  created_at timestamptz not null,
  -- the operator accepted that files of an earlier time may be lost; null when all must be there
  files_expected_from timestamptz
);
