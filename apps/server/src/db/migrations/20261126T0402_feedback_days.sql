-- What patients said of a clinic, counted by day of its calendar and rating, so that statistics do not read every row.
create table feedback_days (
  clinic_id bigint not null references clinics on delete cascade,
  day date not null,
  rating int not null check (rating between 1 and 5),
  count int not null,
  speed int not null,
  clarity int not null,
  time_saved int not null,
  simplicity int not null,
  other int not null,
  primary key (clinic_id, day, rating)
);
insert into feedback_days (clinic_id, day, rating, count, speed, clarity, time_saved, simplicity, other)
select f.clinic_id, (f.created_at at time zone c.time_zone)::date, f.rating, count(*),
  count(*) filter (where 'SPEED' = any (f.keywords)), count(*) filter (where 'CLARITY' = any (f.keywords)),
  count(*) filter (where 'TIME_SAVED' = any (f.keywords)), count(*) filter (where 'SIMPLICITY' = any (f.keywords)),
  count(*) filter (where 'OTHER' = any (f.keywords))
from feedback f join clinics c on c.id = f.clinic_id where f.type = 'CLINIC' group by 1, 2, 3;
