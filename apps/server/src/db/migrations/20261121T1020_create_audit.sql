-- The audit trail: append-only, one hash chain a clinic (clinic 0: what belongs to no clinic).

create table audit_heads (
  clinic_id bigint primary key,
  seq bigint not null,
  hash text not null
);

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
create index audit_entries_object on audit_entries (object_type, object_id, clinic_id, seq);

-- Length-prefixed fields, so that no two different rows give the same bytes; null and '' differ.
create function audit_field(value text) returns text language sql immutable as
  $$ select coalesce(octet_length(value)::text || ':' || value, '-:') $$;

create function audit_hash(
  previous_hash text, clinic_id bigint, seq bigint, at text, actor_user_id bigint, session_hash text, role text,
  subject_person_id bigint, object_type text, object_id text, action text, outcome text, request_id text
) returns text language sql immutable as
  $$ select encode(sha256(convert_to(
       audit_field(previous_hash) || audit_field(clinic_id::text) || audit_field(seq::text) || audit_field(at)
       || audit_field(actor_user_id::text) || audit_field(session_hash) || audit_field(role)
       || audit_field(subject_person_id::text) || audit_field(object_type) || audit_field(object_id)
       || audit_field(action) || audit_field(outcome) || audit_field(request_id), 'UTF8')), 'hex') $$;

-- The head row is locked, not the last entry: two writers at once would otherwise fork the chain.
create function audit_append(
  p_clinic_id bigint, p_at text, p_actor_user_id bigint, p_session_hash text, p_role text, p_subject_person_id bigint,
  p_object_type text, p_object_id text, p_action text, p_outcome text, p_request_id text
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head audit_heads%rowtype;
  next_hash text;
begin
  insert into audit_heads (clinic_id, seq, hash) values (p_clinic_id, 0, '') on conflict do nothing;
  select * into head from audit_heads h where h.clinic_id = p_clinic_id for update;
  next_hash := audit_hash(head.hash, p_clinic_id, head.seq + 1, p_at, p_actor_user_id, p_session_hash, p_role,
    p_subject_person_id, p_object_type, p_object_id, p_action, p_outcome, p_request_id);
  insert into audit_entries values (p_clinic_id, head.seq + 1, p_at, p_actor_user_id, p_session_hash, p_role,
    p_subject_person_id, p_object_type, p_object_id, p_action, p_outcome, p_request_id, head.hash, next_hash);
  update audit_heads set seq = head.seq + 1, hash = next_hash where audit_heads.clinic_id = p_clinic_id;
end $$;

create function audit_refuse_change() returns trigger language plpgsql as
  $$ begin raise exception 'audit entries are append-only' using errcode = '42501'; end $$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function audit_refuse_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function audit_refuse_change();
