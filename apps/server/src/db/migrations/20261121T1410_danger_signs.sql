-- What the danger-sign rules found in what a patient sent: the rule and the words that matched. For the clinic alone.
create table danger_signs (
  e_contact_id bigint not null references e_contacts on delete cascade,
  clinic_id bigint not null references clinics on delete restrict,
  rule_id text not null,
  words text[] not null,
  created_at timestamptz not null,
  primary key (e_contact_id, rule_id)
);
alter table danger_signs enable row level security;
alter table danger_signs force row level security;
create policy danger_signs_system on danger_signs to vastus_system using (true) with check (true);
create policy danger_signs_staff on danger_signs for select to vastus_app
  using (clinic_id = any (app_staff_clinic_ids()));
-- The one who writes the e-contact leaves the mark and cannot read or take it back.
create policy danger_signs_writer on danger_signs for insert to vastus_app
  with check ((select app_role()) = 'PRM_PATIENT' and exists (select 1 from e_contacts e
    where e.id = e_contact_id and e.clinic_id = danger_signs.clinic_id));
revoke update, delete, truncate on danger_signs from vastus_app;

-- The dashboard's row says that there are some, to those who may see medical content. On its own, so that the rendering of
-- the row need not be written out again for one word.
create function mark_danger_signs() returns trigger language plpgsql as $$
begin
  if exists (select from danger_signs d where d.e_contact_id = new.e_contact_id) then
    new.row_json := left(new.row_json, -1) || ',"hasDangerSigns":true}';
  end if;
  return new;
end $$;
create trigger e_contact_rows_danger_signs before insert on e_contact_rows
  for each row execute function mark_danger_signs();
