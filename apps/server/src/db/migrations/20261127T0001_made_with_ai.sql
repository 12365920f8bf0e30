-- A model put the text together from what its writer wrote; the writer read it and sent it.
alter table timeline_entries add column made_with_ai boolean not null default false;
