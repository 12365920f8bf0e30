-- Lets the inbox and the patient list find a person by the present name, e-mail, phone, birth date and sex, at every clinic.
-- It goes clinic by clinic, so that two transactions that draw rows of the same clinics wait for each other in one order.
-- Called by: the trigger below.
create function follow_person_in_search() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update clinic_patients set search_identity = patient_search_identity(new, clinic_id),
      name_key = search_key(new.first_name || ' ' || new.surname), birth_date = new.birth_date, sex = new.sex where person_id = new.id;
  perform refresh_e_contact_row(e.id) from e_contacts e
    where e.patient_person_id = new.id and e.finalize_status = 'SUBMITTED' and e.merged_into_id is null order by e.clinic_id, e.id;
  return null;
end $$;

create trigger persons_search
  after update of first_name, surname, birth_date, sex, personal_code, email, phone, phone_given_by_patient, contacts_of_clinic_id on persons
  for each row execute function follow_person_in_search();
