-- A worker that dies may have shown its message already, or not yet: the job that is run again must be able to tell.
alter table outbox_messages add column job_id bigint unique;
