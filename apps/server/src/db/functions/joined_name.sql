-- A name without the signs and spaces inside it, or null when it has none: a search for ONeill finds O'Neill, and Annamari finds
-- Anna-Mari and Anna Mari.
-- Called by: patient_search_identity, refresh_e_contact_row.
create function joined_name(p_name text) returns text language sql immutable as
$$ select nullif(translate(p_name, ' -.''`´‘’ʼ‐‑–', ''), p_name) $$;
