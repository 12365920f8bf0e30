-- The last join of patients of a clinic of the caller that became this one, while it can be undone; otherwise null. It names the former one,
-- whom the clinic reads no more.
-- Called by: the repositories of joined patients and of one e-contact's details.
create function open_patient_join(p_clinic_id bigint, p_person_id bigint) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('formerId', j.former_person_id, 'firstName', p.first_name, 'surname', p.surname,
    'joinedAt', iso_instant(j.joined_at))
  from patient_joins j join persons p on p.id = j.former_person_id
  where j.kept_person_id = p_person_id and j.clinic_id = p_clinic_id and j.undone_at is null
    and j.joined_at > app_now() - interval '24 hours' and is_staff_of(p_clinic_id)
  order by j.id desc limit 1
$$;
