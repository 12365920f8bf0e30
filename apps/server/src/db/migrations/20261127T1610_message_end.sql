-- The last day on which a clinic shows its message to everyone, by the clinic's calendar; null while it has no end.
alter table global_messages add column ends_on date;
