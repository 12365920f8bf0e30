-- What the writer of a translated reply wrote; `text` is the translation that the patient is sent.
alter table timeline_entries add column original text check (original <> '');
alter table held_replies add column original text check (original <> '');
