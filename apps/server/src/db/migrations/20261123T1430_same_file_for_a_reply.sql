-- The same file may wait for the files step and for a reply at once: they are two messages.
drop index files_same;
create unique index files_same on files (e_contact_id, uploaded_by_user_id, uploaded_by, for_reply, name, size_bytes, sha256)
  where entry_id is null;
