-- Whether staff may not read the contacts of a person, because another clinic entered them.
-- Called by: email_for_clinic, phone_for_clinic, keep_contacts_of_another_clinic, and the repository of patients.
create function has_contacts_of_another_clinic(p persons, p_clinic_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as
$$ begin return app_role() = 'PRM_DOCTOR' and contacts_are_of_another_clinic(p, p_clinic_id); end $$;
