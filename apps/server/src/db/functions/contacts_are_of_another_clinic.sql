-- Whether another clinic entered the contacts of a person. Where nobody noted which clinic did, the one that knew the person first counts.
-- The e-mail of an account, and a phone that the person gave, belong to no clinic.
-- Asked of each of many thousands: in PL/pgSQL it keeps its plans, and looks into a table only where the row itself does not tell.
-- Called by functions that see past the policies, for every role: has_contacts_of_another_clinic, searchable_contacts.
create function contacts_are_of_another_clinic(p persons, p_clinic_id bigint) returns boolean language plpgsql stable as $$
begin
  if (coalesce(p.phone, '') = '' or p.phone_given_by_patient)
    and (coalesce(p.email, '') = '' or exists (select from users u where u.person_id = p.id)) then
    return false;
  end if;
  if p.contacts_of_clinic_id is not null or p.entered_by_clinic_id is not null then
    return coalesce(p.contacts_of_clinic_id, p.entered_by_clinic_id) <> p_clinic_id;
  end if;
  return coalesce((select cp.clinic_id from clinic_patients cp where cp.person_id = p.id order by cp.created_at, cp.clinic_id limit 1)
    <> p_clinic_id, false);
end $$;
