-- Text of one field for the hash, with its length in front, so that no two different rows give the same bytes. Null and an
-- empty text differ.
-- Called by: audit_hash.
create function audit_field(value text) returns text language sql immutable as
  $$ select coalesce(octet_length(value)::text || ':' || value, '-:') $$;
