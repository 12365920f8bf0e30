-- A function in SQL that cannot be put in its caller's place is planned at every call; one in PL/pgSQL once a connection. These are called
-- for each row that a policy looks at, and for each look at a patient's data.
create or replace function representation_is_over(p_representative bigint, p_represented bigint, p_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if p_representative = p_represented then return false; end if;
  return coalesce((
    select bool_and(r.ended_at is not null or r.ends_at <= p_at) from representations r
    where r.representative_person_id = p_representative and r.represented_person_id = p_represented), false);
end $$;

create or replace function came_of_age(p_representative bigint, p_represented bigint, p_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if p_representative = p_represented then return false; end if;
  return coalesce((
    select bool_and(r.ends_at <= p_at) from representations r
    where r.representative_person_id = p_representative and r.represented_person_id = p_represented), false);
end $$;

create or replace function audit_hash(
  previous_hash text, clinic_id bigint, seq bigint, at text, actor_user_id bigint, session_hash text, role text,
  subject_person_id bigint, object_type text, object_id text, action text, outcome text, request_id text
) returns text language plpgsql immutable as $$
begin
  return encode(sha256(convert_to(
    audit_field(previous_hash) || audit_field(clinic_id::text) || audit_field(seq::text) || audit_field(at)
    || audit_field(actor_user_id::text) || audit_field(session_hash) || audit_field(role)
    || audit_field(subject_person_id::text) || audit_field(object_type) || audit_field(object_id)
    || audit_field(action) || audit_field(outcome) || audit_field(request_id), 'UTF8')), 'hex');
end $$;
