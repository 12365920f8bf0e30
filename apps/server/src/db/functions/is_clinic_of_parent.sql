-- Whether the caller is a patient of a clinic and acts for a child, whose representation ends on its 18th birthday.
-- Called by: takes_messages_for, and the repository of clinics.
create function is_clinic_of_parent(p_clinic_id bigint, p_person_id bigint) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from clinic_patients own
    join representations r on r.representative_person_id = own.person_id and r.represented_person_id = p_person_id
      and r.ended_at is null and r.ends_at > app_now()
    where own.clinic_id = p_clinic_id and own.person_id = app_person_id() and (own.clinic_member or own.list_code is not null))
$$;
