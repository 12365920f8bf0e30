-- A right to act that is declared anew is not over because an earlier one is: what has no end is compared as one that has not come.
create or replace function representation_is_over(p_representative bigint, p_represented bigint, p_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if p_representative = p_represented then return false; end if;
  return coalesce((
    select bool_and(r.ended_at is not null or coalesce(r.ends_at <= p_at, false)) from representations r
    where r.representative_person_id = p_representative and r.represented_person_id = p_represented), false);
end $$;

create or replace function came_of_age(p_representative bigint, p_represented bigint, p_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if p_representative = p_represented then return false; end if;
  return coalesce((
    select bool_and(coalesce(r.ends_at <= p_at, false)) from representations r
    where r.representative_person_id = p_representative and r.represented_person_id = p_represented), false);
end $$;

-- As before, but who has come of age is represented no more.
create or replace function people_with_code(p_personal_code text)
returns table (person_id bigint, first_name text, surname text, relation text)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.first_name, p.surname, case
      when p.id = app_person_id() then 'SELF'
      when mine.id is not null then 'REPRESENTED'
      when u.id is not null then 'ACCOUNT'
      else 'CLINIC' end
  from persons p
  left join users u on u.person_id = p.id
  left join representations mine on mine.represented_person_id = p.id and mine.ended_at is null
    and (mine.ends_at is null or mine.ends_at > app_now()) and mine.representative_person_id = app_person_id()
  where app_role() = 'PRM_PATIENT' and p.personal_code = p_personal_code
    and (u.id is not null or mine.id is not null
      or exists (select from clinic_patients cp where cp.person_id = p.id
        and (p.identity_verified or cp.clinic_member or cp.list_code is not null)))
$$;

create index e_contacts_patient_any on e_contacts (patient_person_id);

-- The inbox finds a patient by the name, e-mail and phone of today too, whoever changed them, at every clinic.
create or replace function follow_person_in_search() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update clinic_patients set search_identity = patient_search_identity(new) where person_id = new.id;
  perform refresh_e_contact_row(e.id) from e_contacts e
    where e.patient_person_id = new.id and e.finalize_status = 'SUBMITTED' and e.merged_into_id is null order by e.id;
  return null;
end $$;
