-- When a clinic works on each day of the week, Monday first, and on dates with hours of their own: lists of periods in minutes
-- after midnight. The rules are in packages/domain/src/promises/opening-hours.ts.
alter table clinics
  add column week jsonb not null default
    '[[{"opens":480,"closes":1020}],[{"opens":480,"closes":1020}],[{"opens":480,"closes":1020}],[{"opens":480,"closes":1020}],[{"opens":480,"closes":1020}],[],[]]'
    check (jsonb_typeof(week) = 'array' and jsonb_array_length(week) = 7),
  add column special_days jsonb not null default '[]' check (jsonb_typeof(special_days) = 'array');

update clinics set week = jsonb_build_array(day, day, day, day, day, '[]'::jsonb, '[]'::jsonb)
from (select id, jsonb_build_array(jsonb_build_object('opens', opens, 'closes', closes)) as day from clinics) old
where old.id = clinics.id;

alter table clinics drop column opens, drop column closes;
