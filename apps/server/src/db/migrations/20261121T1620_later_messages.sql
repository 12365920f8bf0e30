-- Danger signs are looked for in what a patient sends later too. Those of the first message have no entry, as before.
alter table danger_signs add column entry_id bigint references timeline_entries on delete cascade;
alter table danger_signs drop constraint danger_signs_pkey;
alter table danger_signs add column id bigint generated always as identity primary key;
create unique index danger_signs_once on danger_signs (e_contact_id, coalesce(entry_id, 0), rule_id);
create index danger_signs_entry on danger_signs (entry_id);

-- The same file may go with a later message again; only among the files of one unsent message is it kept once.
drop index files_same;
create unique index files_same on files (e_contact_id, uploaded_by_user_id, name, size_bytes, sha256)
  where entry_id is null;
