-- Search text of a person on the patient list of a clinic: names, code, and the contacts that this clinic may read, in lower case and
-- without diacritics.
-- Called by: fill_patient_search, follow_person_in_search, and the repository of patients.
create function patient_search_identity(p persons, p_clinic_id bigint) returns text language sql stable as
$$ select search_key(concat_ws(' ', p.first_name, p.surname, p.first_name, p.personal_code, searchable_contacts(p, p_clinic_id),
  joined_name(p.first_name), joined_name(p.surname))) $$;
