-- Gives the account of an employee of the caller's clinic another address while nobody has ever used it: the first one was mistyped.
-- False when the address belongs to another account.
-- Called by: the repository of employees.
create function correct_invited_email(p_clinic_id bigint, p_user_id bigint, p_email text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_staff_of(p_clinic_id)
    or not exists (select from employees e where e.clinic_id = p_clinic_id and e.user_id = p_user_id)
  then
    raise exception 'only the clinic of an employee corrects the address of the invitation';
  end if;
  if exists (select from users u where u.id = p_user_id and (u.email_verified_at is not null or u.password_hash is not null)) then
    return true;
  end if;
  if exists (select from users u where lower(u.email) = p_email and u.id <> p_user_id) then
    return false;
  end if;
  update users u set email = p_email where u.id = p_user_id;
  update persons p set email = p_email from users u where u.id = p_user_id and p.id = u.person_id;
  return true;
end $$;
