-- Names are found however they are joined: ONeill finds O'Neill, Annamari finds Anna-Mari and Anna Mari. Beside the name as it
-- is written, the search keeps it without the signs and spaces inside it, where that is another text.
create function joined_name(p_name text) returns text language sql immutable as
$$ select nullif(translate(p_name, ' -.''`´‘’ʼ‐‑–', ''), p_name) $$;

create or replace function patient_search_identity(p persons) returns text language sql stable as
$$ select search_key(concat_ws(' ', p.first_name, p.surname, p.first_name, p.personal_code, p.email, p.phone,
  joined_name(p.first_name), joined_name(p.surname))) $$;

-- As before, but with the joined names of the patient and of whoever wrote.
do $$
declare
  as_written constant text := 'p.personal_code, p.email, p.phone, c.first_name, c.surname)';
  also_joined constant text := 'p.personal_code, p.email, p.phone, c.first_name, c.surname,
      joined_name(p.first_name), joined_name(p.surname), joined_name(c.first_name), joined_name(c.surname))';
  definition constant text := pg_get_functiondef('refresh_e_contact_row(bigint)'::regprocedure);
begin
  if position(as_written in definition) = 0 then
    raise exception 'refresh_e_contact_row tells names in another way';
  end if;
  execute replace(definition, as_written, also_joined);
end $$;

set local role vastus_system;
update clinic_patients cp set search_identity = patient_search_identity(p) from persons p
  where p.id = cp.person_id and coalesce(joined_name(p.first_name), joined_name(p.surname)) is not null;
select refresh_e_contact_row(e.id) from e_contacts e
  join persons p on p.id = e.patient_person_id join persons c on c.id = e.creator_person_id
  where coalesce(joined_name(p.first_name), joined_name(p.surname), joined_name(c.first_name), joined_name(c.surname)) is not null
  order by e.clinic_id, e.id;
reset role;
