-- The last join in a clinic of the caller that took in this patient, undone or not, while it can be undone; otherwise null. It answers who
-- asks for the same once more.
-- Called by: the repository of joined patients.
create function patient_join_of(p_clinic_id bigint, p_former_id bigint) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('keptId', j.kept_person_id, 'joinedAt', iso_instant(j.joined_at), 'isUndone', j.undone_at is not null)
  from patient_joins j
  where j.former_person_id = p_former_id and j.clinic_id = p_clinic_id
    and j.joined_at > app_now() - interval '24 hours' and is_staff_of(p_clinic_id)
  order by j.id desc limit 1
$$;
