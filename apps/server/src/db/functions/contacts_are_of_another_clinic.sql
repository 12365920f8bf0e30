-- Whether another clinic entered the contacts of a person. Where nobody noted which clinic did, the one that knew the person first counts.
-- The e-mail of an account, and a phone that the person gave, belong to no clinic.
-- Called by functions that see past the policies, for every role: has_contacts_of_another_clinic, searchable_contacts.
create function contacts_are_of_another_clinic(p persons, p_clinic_id bigint) returns boolean language sql stable as $$
  select (coalesce(p.phone, '') <> '' and not p.phone_given_by_patient
      or coalesce(p.email, '') <> '' and not exists (select from users u where u.person_id = p.id))
    and coalesce(coalesce(p.contacts_of_clinic_id, p.entered_by_clinic_id,
      (select cp.clinic_id from clinic_patients cp where cp.person_id = p.id order by cp.created_at, cp.clinic_id limit 1)) <> p_clinic_id, false)
$$;
