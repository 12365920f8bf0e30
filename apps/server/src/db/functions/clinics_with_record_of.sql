-- Clinics that have a record of a person whom the caller entered: same code, birth date and name.
-- Private clinics are left out: nobody may learn that a person is known to one.
-- Called by: the repositories of clinics, prescriptions and of sending an e-contact.
create function clinics_with_record_of(p_person_id bigint) returns table (clinic_id bigint, is_member boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select cp.clinic_id, bool_or(cp.clinic_member or cp.list_code is not null)
  from persons entered
  join persons known on known.personal_code = entered.personal_code and known.id <> entered.id and known.identity_verified
    and known.birth_date = entered.birth_date and search_key(known.first_name) = search_key(entered.first_name)
    and search_key(known.surname) = search_key(entered.surname)
  join clinic_patients cp on cp.person_id = known.id
  join clinics k on k.id = cp.clinic_id and not k.is_private
  where app_role() = 'PRM_PATIENT' and entered.id = p_person_id and not entered.identity_verified
    and exists (select from representations r where r.represented_person_id = entered.id and r.ended_at is null
      and r.representative_person_id = app_person_id())
  group by cp.clinic_id
$$;
