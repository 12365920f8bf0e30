-- Whether somebody whom the clinics of the caller know can sign in. The e-mail is then the one of the account.
-- Called by: email_for_clinic, and the repositories of patients and e-contacts.
create function has_account(p_person_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return is_known_to_staff(p_person_id) and exists (select from users u where u.person_id = p_person_id);
end $$;
