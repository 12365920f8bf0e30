-- How far the support is with what people asked.
alter table support_requests
  add column state text not null default 'NEW' check (state in ('NEW', 'IN_PROGRESS', 'ANSWERED')),
  add column version int not null default 1;
