-- Those who act for some patients of a clinic of the caller, as far as the clinic knows it and may read their number; in the order in
-- which they are tried.
-- One question for all of them, as people_of_audience: it writes out what knows_representative and phone_for_clinic say of each.
-- Called by: the repository of the audience.
create function representatives_in_audience(p_clinic_id bigint, p_person_ids bigint[])
returns table (person_id bigint, id bigint, phone text, language text, has_opted_out boolean)
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  if app_role() is distinct from 'PRM_DOCTOR' or not p_clinic_id = any (app_clinic_ids()) then
    return;
  end if;
  return query select acting.represented, acting.id, acting.phone, acting.language,
    acting.id in (select o.person_id from sms_opt_outs o where o.clinic_id = p_clinic_id)
      or acting.phone in (select o.phone from sms_opt_outs o where o.clinic_id = p_clinic_id and o.phone is not null)
  from (select found.*, case when found.phone_given_by_patient or found.is_ours then found.own_phone end as phone
    from (select r.represented_person_id as represented, r.declared_at, r.id as place, a.id, u.language, a.phone as own_phone,
        a.phone_given_by_patient,
        coalesce(coalesce(a.contacts_of_clinic_id, a.entered_by_clinic_id,
          (select k.clinic_id from clinic_patients k where k.person_id = a.id order by k.created_at, k.clinic_id limit 1)) = p_clinic_id,
          true) as is_ours
      from unnest(p_person_ids) as asked (id)
        join clinic_patients cp on cp.person_id = asked.id and cp.clinic_id = p_clinic_id
        join representations r on r.represented_person_id = asked.id
        join persons a on a.id = r.representative_person_id
        left join users u on u.person_id = a.id
      where r.ended_at is null and (r.ends_at is null or r.ends_at > app_now()) and (p_clinic_id = any (r.entered_by_clinic_ids)
        or exists (select from clinic_patients k where k.person_id = a.id and k.clinic_id = p_clinic_id)
        or exists (select from e_contacts e where e.creator_person_id = a.id and e.patient_person_id = asked.id
          and e.clinic_id = p_clinic_id)) offset 0) found offset 0) acting
  where acting.phone is not null
  order by acting.declared_at, acting.place;
end $$;
