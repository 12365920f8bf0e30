-- Whether one of two patients of a clinic of the caller acts or acted for the other: then they are two people.
-- Called by: the repository of joined patients.
create function acted_for_each_other(p_clinic_id bigint, p_one bigint, p_other bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select is_staff_of(p_clinic_id)
    and (select count(*) = 2 from clinic_patients cp where cp.clinic_id = p_clinic_id and cp.person_id in (p_one, p_other))
    and (exists (select from representations r where (r.representative_person_id, r.represented_person_id) in ((p_one, p_other), (p_other, p_one)))
      or exists (select from e_contacts e where (e.creator_person_id, e.patient_person_id) in ((p_one, p_other), (p_other, p_one))))
$$;
