-- Those of some people who are patients of a clinic of the caller, with their contacts as this clinic may read them, the language in which
-- they use the platform, and whether they, or anybody at their number, want no SMS of the clinic.
-- One question for all of them, planned for how many they are. That is why it writes out what email_for_clinic, phone_for_clinic and
-- has_refused_sms say of each.
-- Called by: the repositories of the audience and of patients.
create function people_of_audience(p_clinic_id bigint, p_person_ids bigint[]) returns table (id bigint, first_name text, surname text,
  personal_code text, birth_date date, sex text, email text, phone text, list_code text, name_key text, language text,
  has_opted_out boolean)
language plpgsql stable rows 10000 security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set work_mem = '32MB' as $$
begin
  if app_role() is distinct from 'PRM_DOCTOR' or not p_clinic_id = any (app_clinic_ids()) then
    return;
  end if;
  return query select known.id, known.first_name, known.surname, known.personal_code, known.birth_date, known.sex, known.email, known.phone,
    known.list_code, known.name_key, known.language,
    known.id in (select o.person_id from sms_opt_outs o where o.clinic_id = p_clinic_id)
      or (known.phone in (select o.phone from sms_opt_outs o where o.clinic_id = p_clinic_id and o.phone is not null)) is true
  from (select found.*, case when has_account or is_ours then found.own_email end as email,
      case when found.phone_given_by_patient or is_ours then found.own_phone end as phone
    from (select p.id, p.first_name, p.surname, p.personal_code, p.birth_date, p.sex, p.email as own_email, p.phone as own_phone,
        p.phone_given_by_patient, cp.list_code, cp.name_key, u.language, u.id is not null as has_account,
        coalesce(coalesce(p.contacts_of_clinic_id, p.entered_by_clinic_id,
          (select k.clinic_id from clinic_patients k where k.person_id = p.id order by k.created_at, k.clinic_id limit 1)) = p_clinic_id,
          true) as is_ours
      from unnest(p_person_ids) as asked (id)
        join clinic_patients cp on cp.person_id = asked.id and cp.clinic_id = p_clinic_id
        join persons p on p.id = asked.id
        left join users u on u.person_id = p.id offset 0) found offset 0) known;
end $$;
