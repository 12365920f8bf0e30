-- What decides whether patients of a clinic of the caller may become one, beside what the clinic reads of them itself.
-- is_known_elsewhere: another clinic has the patient, or somebody acts for the patient, or the patient for somebody. Neither which
-- clinic nor who is answered.
-- is_of_caller: the patient is the caller or close to the caller.
-- is_account_just_joined: the account took over another one less than a day ago, which its owner can undo.
-- Called by: the repository of joined patients.
create function standing_of_patients(p_clinic_id bigint, p_person_ids bigint[])
returns table (person_id bigint, has_account boolean, is_account_just_joined boolean, is_known_elsewhere boolean, is_of_caller boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select cp.person_id,
    exists (select from users u where u.person_id = cp.person_id),
    exists (select from account_joins j join users u on u.id = j.user_id
      where u.person_id = cp.person_id and j.undone_at is null and j.joined_at > app_now() - interval '24 hours'),
    exists (select from clinic_patients o where o.person_id = cp.person_id and o.clinic_id <> p_clinic_id)
      or exists (select from e_contacts e where e.patient_person_id = cp.person_id and e.clinic_id <> p_clinic_id)
      or exists (select from e_contacts e where e.creator_person_id = cp.person_id and e.clinic_id <> p_clinic_id)
      or exists (select from representations r
        where cp.person_id in (r.representative_person_id, r.represented_person_id) and r.ended_at is null),
    coalesce(is_close_to_caller(cp.person_id), false)
  from clinic_patients cp
  where cp.clinic_id = p_clinic_id and cp.person_id = any (p_person_ids) and is_staff_of(p_clinic_id)
$$;
