-- Appends an entry to the audit chain of a clinic. Clinic 0 is for entries that belong to no clinic.
-- It locks the head of the chain, not the last entry: otherwise two writers at once would fork the chain.
-- Called by: the audit trail (http).
create function audit_append(
  p_clinic_id bigint, p_at text, p_actor_user_id bigint, p_session_hash text, p_role text, p_subject_person_id bigint,
  p_object_type text, p_object_id text, p_action text, p_outcome text, p_request_id text
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head audit_heads%rowtype;
  next_hash text;
begin
  select * into head from audit_heads h where h.clinic_id = p_clinic_id for update;
  if not found then
    insert into audit_heads (clinic_id, seq, hash) values (p_clinic_id, 0, '') on conflict do nothing;
    select * into head from audit_heads h where h.clinic_id = p_clinic_id for update;
  end if;
  next_hash := audit_hash(head.hash, p_clinic_id, head.seq + 1, p_at, p_actor_user_id, p_session_hash, p_role,
    p_subject_person_id, p_object_type, p_object_id, p_action, p_outcome, p_request_id);
  insert into audit_entries values (p_clinic_id, head.seq + 1, p_at, p_actor_user_id, p_session_hash, p_role,
    p_subject_person_id, p_object_type, p_object_id, p_action, p_outcome, p_request_id, head.hash, next_hash);
  update audit_heads set seq = head.seq + 1, hash = next_hash where audit_heads.clinic_id = p_clinic_id;
end $$;
