-- Notices about e-contacts that the caller may see.
create policy notices_own on notices to vastus_app
  using (exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = notices.clinic_id))
  with check (exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = notices.clinic_id));
