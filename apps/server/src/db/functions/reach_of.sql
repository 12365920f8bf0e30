-- How a message reaches a person. ACCOUNT: the person reads it. AFTER_SIGN_UP: the person can read it after signing up with this
-- address. UNREADABLE: a mail arrives, but the person cannot open the message. JUST_JOINED: the mail waits
-- while the clinic can still make two patients of this one. NONE: nothing arrives.
-- Called by: the repositories of patients and e-contacts.
create function reach_of(p_person_id bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case
      when exists (select from users u where u.person_id = p.id) then 'ACCOUNT'
      when coalesce(p.email, '') = '' then 'NONE'
      when join_undoable_until(p.id, app_now()) is not null then 'JUST_JOINED'
      when p.entered_by_clinic_id is null
        or exists (select from users u where lower(u.email) = lower(p.email) and u.person_id is not null)
        or exists (select from persons a join users u on u.person_id = a.id where a.personal_code = p.personal_code) then 'UNREADABLE'
      else 'AFTER_SIGN_UP' end
  from persons p where p.id = p_person_id and is_known_to_staff(p.id)
$$;
