-- When adverts are shown, and how often they were: sums by day, which say nothing of who saw them.
alter table adverts
  add column is_on boolean not null default true,
  add column starts_on date,
  add column ends_on date,
  add column version int not null default 1,
  add check (starts_on <= ends_on);

create table advert_days (
  advert_id bigint not null references adverts on delete cascade,
  day date not null,
  shown int not null default 0,
  opened int not null default 0,
  primary key (advert_id, day)
);
