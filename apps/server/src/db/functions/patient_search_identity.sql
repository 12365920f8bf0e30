-- Search text of a person on the patient list: names, code, e-mail and phone, in lower case and without diacritics.
-- Called by: fill_patient_search, follow_person_in_search, and the repository of patients.
create function patient_search_identity(p persons) returns text language sql stable as
$$ select search_key(concat_ws(' ', p.first_name, p.surname, p.first_name, p.personal_code, p.email, p.phone,
  joined_name(p.first_name), joined_name(p.surname))) $$;
