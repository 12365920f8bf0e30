-- Records that somebody acts for a patient of the clinic. The clinic does not learn whether another clinic has recorded it already.
-- Called by: the repository of patients.
create function enter_representation(p_clinic_id bigint, p_representative bigint, p_represented bigint, p_at timestamptz, p_ends_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_role() is distinct from 'PRM_DOCTOR' or not p_clinic_id = any (app_clinic_ids())
    or not exists (select from clinic_patients cp where cp.person_id = p_represented and cp.clinic_id = p_clinic_id) then
    raise exception 'only staff of the clinic record who acts for its patient';
  end if;
  update representations set ended_at = ends_at where representative_person_id = p_representative
    and represented_person_id = p_represented and ended_at is null and ends_at <= p_at;
  insert into representations as r (representative_person_id, represented_person_id, declared_at, ends_at, entered_by_clinic_ids)
    values (p_representative, p_represented, p_at, p_ends_at, array[p_clinic_id])
    on conflict (representative_person_id, represented_person_id) where ended_at is null
    do update set entered_by_clinic_ids = array_append(array_remove(r.entered_by_clinic_ids, p_clinic_id), p_clinic_id);
end $$;
