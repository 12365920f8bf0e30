-- Employs somebody in a clinic of the caller, or, for the platform's administrator, in a clinic that the same transaction has added:
-- the owner of the proven code, else the owner of the e-mail's account, else somebody for whom an account is made, with no
-- password and an address that is not proven yet.
-- Gives the employment with the account's own address, or the business key of a refusal.
-- Called by: the repository of employments.
create function employ_colleague(p_clinic_id bigint, p_email text, p_language text, p_first_name text, p_surname text,
  p_personal_code text, p_birth_date date, p_sex text, p_profession text, p_list_code text, p_at timestamptz)
returns table (refusal text, employee_id bigint, user_id bigint, person_id bigint, language text, account_email text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  owner_of_code bigint;
  owner_of_email bigint;
  account users%rowtype;
  new_person bigint;
  new_employee bigint;
begin
  if not (is_staff_of(p_clinic_id) or (app_role() = 'PRM_VASTUS_ADMIN'
    and exists (select from clinics c where c.id = p_clinic_id and c.xmin = pg_current_xact_id()::xid)))
  then
    raise exception 'only staff of the clinic, and who adds it, employ somebody';
  end if;
  -- One after the other, so that nobody is employed twice.
  perform from clinics c where c.id = p_clinic_id for update;
  select u.id into owner_of_code from persons p join users u on u.person_id = p.id
    where p.personal_code = p_personal_code and p.identity_verified;
  select u.id into owner_of_email from users u where lower(u.email) = p_email;
  if exists (select from employees e where e.clinic_id = p_clinic_id
    and (e.user_id in (owner_of_code, owner_of_email) or e.personal_code = p_personal_code))
  then
    return query select 'DOCTOR_EXISTS_IN_CLINIC_ALREADY', null::bigint, null::bigint, null::bigint, null::text, null::text;
    return;
  end if;
  if owner_of_code <> owner_of_email or (owner_of_code is null and exists (select from users u join persons p on p.id = u.person_id
    where u.id = owner_of_email and p.identity_verified and p.personal_code <> p_personal_code))
  then
    return query select 'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT', null::bigint, null::bigint, null::bigint, null::text, null::text;
    return;
  end if;

  select * into account from users u where u.id = coalesce(owner_of_code, owner_of_email);
  if account.id is null then
    insert into persons (first_name, surname, personal_code, identity_verified, birth_date, sex, email, created_at)
      values (p_first_name, p_surname, p_personal_code, false, p_birth_date, p_sex, p_email, p_at) returning id into new_person;
    insert into users (person_id, email, language, is_patient, created_at)
      values (new_person, p_email, p_language, false, p_at) returning * into account;
  end if;
  insert into employees (clinic_id, user_id, profession, first_name, surname, list_code, email, personal_code, birth_date, sex,
      invited_at, created_at)
    values (p_clinic_id, account.id, p_profession, p_first_name, p_surname, p_list_code, p_email, p_personal_code, p_birth_date,
      p_sex, p_at, p_at)
    returning id into new_employee;
  return query select null::text, new_employee, account.id, account.person_id, account.language, account.email;
end $$;
