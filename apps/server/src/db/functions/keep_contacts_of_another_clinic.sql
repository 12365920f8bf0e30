-- Refuses that staff change contacts which another clinic entered.
-- Called by: the trigger below.
create function keep_contacts_of_another_clinic() returns trigger language plpgsql as $$
begin
  if app_role() = 'PRM_DOCTOR' and new.joined_person_id is null
    and (new.email is distinct from old.email or new.phone is distinct from old.phone)
    and (select bool_and(has_contacts_of_another_clinic(old, clinic_id)) from unnest(app_clinic_ids()) clinic_id) then
    raise exception 'the contacts were entered by another clinic';
  end if;
  return new;
end $$;

create trigger persons_contacts before update of email, phone on persons
  for each row execute function keep_contacts_of_another_clinic();
