-- Phone of a person as a clinic may see it; null when another clinic entered it.
-- Called by: the repositories of patients, persons and e-contacts.
create function phone_for_clinic(p persons, p_clinic_id bigint) returns text language sql stable as
$$ select case when p.phone_given_by_patient or not has_contacts_of_another_clinic(p, p_clinic_id) then p.phone end $$;
