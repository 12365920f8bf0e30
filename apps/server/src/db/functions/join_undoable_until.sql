-- Until when a clinic can undo that it has lately made this patient of two; null when none can. Meanwhile the patient becomes part of no
-- account, and no mail tells of what no account shows.
-- Called by: is_record_of, reach_of, and the repository of notices.
create function join_undoable_until(p_person_id bigint, p_at timestamptz) returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  select max(j.joined_at) + interval '24 hours' from patient_joins j
  where j.kept_person_id = p_person_id and j.undone_at is null and j.joined_at > p_at - interval '24 hours'
$$;
