-- Who fits the filters of a sending and got none: the clinic reaches them otherwise.
alter table sms_batches add column skipped_people jsonb not null default '[]';
