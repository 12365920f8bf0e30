-- Staff of the clinic merge e-contacts and undo it. Patients see that their e-contact was merged into another. Nothing is removed.
revoke delete on e_contact_merges from vastus_app;

create policy e_contact_merges_staff on e_contact_merges to vastus_app
  using (clinic_id = any (app_staff_clinic_ids()))
  with check (clinic_id = any (app_staff_clinic_ids())
    and exists (select 1 from e_contacts e where e.id = source_id and e.clinic_id = e_contact_merges.clinic_id)
    and exists (select 1 from e_contacts e where e.id = target_id and e.clinic_id = e_contact_merges.clinic_id));

create policy e_contact_merges_patient on e_contact_merges for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and exists (select 1 from e_contacts e where e.id = target_id));
