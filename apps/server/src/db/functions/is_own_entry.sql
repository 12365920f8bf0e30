-- Whether a person was entered by the caller alone: no clinic has confirmed the details, and nobody else relies on them.
-- Called by: the policy persons_own_entry, and the repository of persons.
create function is_own_entry(p_person_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app_role() = 'PRM_PATIENT'
    and exists (select from persons p where p.id = p_person_id and not p.identity_verified)
    and not exists (select from users u where u.person_id = p_person_id)
    and not exists (select from clinic_patients cp where cp.person_id = p_person_id and (cp.clinic_member or cp.list_code is not null))
    and exists (select from representations r where r.represented_person_id = p_person_id and r.ended_at is null
      and r.representative_person_id = app_person_id())
    and not exists (select from representations r where r.represented_person_id = p_person_id and r.ended_at is null
      and r.representative_person_id <> app_person_id())
$$;
