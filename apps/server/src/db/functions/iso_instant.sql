-- An instant in the form of every answer.
-- Called by: refresh_e_contact_row, session_principal, and several repositories.
create function iso_instant(value timestamptz) returns text language sql stable as
  $$ select to_char(value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
