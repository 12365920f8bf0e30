-- Who is represented sees by whom, and ends it. Staff renew what ended by itself.
alter table representations drop constraint representations_ended_by_check;
alter table representations add constraint representations_ended_by_check
  check (ended_by in ('REPRESENTATIVE', 'CLINIC', 'REPRESENTED'));

-- Those who act for the caller: for the caller's own person, or for what somebody has entered of a caller whose code is
-- proven: same code, birth date and name.
create function representatives_of_caller() returns table (id bigint, first_name text, surname text, declared_at timestamptz,
  ends_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, who.first_name, who.surname, r.declared_at, r.ends_at
  from persons me
  join persons entered on entered.id = me.id or (me.identity_verified and not entered.identity_verified
    and entered.personal_code = me.personal_code and entered.birth_date = me.birth_date
    and search_key(entered.first_name) = search_key(me.first_name) and search_key(entered.surname) = search_key(me.surname))
  join representations r on r.represented_person_id = entered.id and r.ended_at is null
    and (r.ends_at is null or r.ends_at > app_now())
  join persons who on who.id = r.representative_person_id
  where app_role() = 'PRM_PATIENT' and me.id = app_person_id() and r.representative_person_id <> me.id
$$;

-- Ends one of those; the representative's person, or null where there was nothing to end.
create function end_representative_of_caller(p_id bigint) returns bigint
language sql volatile security definer set search_path = public, pg_temp as $$
  update representations set ended_at = app_now(), ended_by = 'REPRESENTED', ended_by_user_id = app_user_id()
  where id = p_id and exists (select from representatives_of_caller() mine where mine.id = p_id)
  returning representative_person_id
$$;

grant create on schema public to vastus_system;
alter function representatives_of_caller() owner to vastus_system;
alter function end_representative_of_caller(bigint) owner to vastus_system;
revoke create on schema public from vastus_system;

create policy representations_of_patients_lapsed on representations for update to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and ends_at <= (select app_now()) and is_patient_of_staff(represented_person_id))
  with check (ended_at is not null);
