-- E-mail of a person as a clinic may see it; null when another clinic entered it.
-- Called by: the repositories of patients, persons and e-contacts.
create function email_for_clinic(p persons, p_clinic_id bigint) returns text language sql stable as
$$ select case when has_account(p.id) or not has_contacts_of_another_clinic(p, p_clinic_id) then p.email end $$;
