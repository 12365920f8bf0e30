-- Events of e-contacts that the caller may see.
create policy events_own on events to vastus_app
  using (exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = events.clinic_id))
  with check (exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = events.clinic_id));
