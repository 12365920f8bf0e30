-- Fills what is searched and filtered by in a new place on the patient list of a clinic. One that a restore brings stays as it is: another PostgreSQL may
-- have written the same text in another way.
-- Called by: the trigger below.
create function fill_patient_search() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.search_identity = '' then
    select patient_search_identity(p, new.clinic_id), search_key(p.first_name || ' ' || p.surname), p.birth_date, p.sex
      into new.search_identity, new.name_key, new.birth_date, new.sex from persons p where p.id = new.person_id;
  end if;
  return new;
end $$;

create trigger clinic_patients_search before insert on clinic_patients
  for each row execute function fill_patient_search();
