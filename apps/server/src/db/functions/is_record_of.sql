-- Whether an account belongs to the person whom staff entered. A code that the account only claims is not enough: the account must
-- also have proven the address that the clinic entered. Where one side has no code, name and birth date must agree.
-- A record that a clinic has made of two of its patients joins no account while the clinic can undo that.
-- Called by: records_of_account, account_of_record.
create function is_record_of(r persons, a persons, p_proven_email text) returns boolean language sql stable as $$
  select r.id <> a.id and r.entered_by_clinic_id is not null and r.joined_person_id is null and r.birth_date = a.birth_date
    and (a.identity_verified and r.personal_code = a.personal_code and n.same
      or lower(r.email) = lower(p_proven_email)
        and coalesce(r.personal_code = a.personal_code, n.same))
    and join_undoable_until(r.id, app_now()) is null
  from (select search_key(r.first_name || ' ' || r.surname) = search_key(a.first_name || ' ' || a.surname) as same) n
$$;
