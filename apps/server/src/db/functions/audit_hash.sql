-- Hash of an audit entry and of the hash before it.
-- PL/pgSQL keeps its plan for the whole connection; a function in SQL would be planned at each call.
-- Called by: audit_append, and the command that verifies the chain.
create function audit_hash(
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
