-- E-mail and phone of a person, as far as a clinic may search by them.
-- Called by: patient_search_identity, refresh_e_contact_row.
create function searchable_contacts(p persons, p_clinic_id bigint) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if not contacts_are_of_another_clinic(p, p_clinic_id) then
    return concat_ws(' ', p.email, p.phone);
  end if;
  return concat_ws(' ', case when exists (select from users u where u.person_id = p.id) then p.email end,
    case when p.phone_given_by_patient then p.phone end);
end $$;
