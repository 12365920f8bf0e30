-- No usable response came: the call took its time, and its cost is not known.
alter table ai_calls add column failed boolean not null default false;
create index ai_calls_model on ai_calls (model_name, created_at);
