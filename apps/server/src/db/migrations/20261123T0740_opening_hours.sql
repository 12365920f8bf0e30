-- When a clinic works, Monday to Friday: minutes after midnight by its own clock. Promised hours are counted in it.
alter table clinics
  add column opens int not null default 480,
  add column closes int not null default 1020,
  add constraint clinics_opening_hours check (0 <= opens and opens < closes and closes < 1440);
