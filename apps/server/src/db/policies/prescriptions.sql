-- Prescriptions of sets that the caller may see. Nobody changes or removes one.
revoke update, delete on prescriptions from vastus_app;

create policy prescriptions_of_set on prescriptions to vastus_app
  using (exists (select 1 from prescription_sets s where s.id = set_id))
  with check (exists (select 1 from prescription_sets s where s.id = set_id));
