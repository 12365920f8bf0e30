-- As before, but who refreshes a row waits first for those of the same clinic who do, and looks after that. A change of a patient's
-- phone refreshes rows without the lock of their e-contacts: it could look, wait for the row that an answer was just changing, and
-- then write what it had seen before. Several rows in one transaction lock nobody out any more either.
do $$
declare
  without_turn constant text := '
begin
  insert into e_contact_rows';
  in_turn constant text := '
begin
  perform from clinic_list_stamps where clinic_id = (select clinic_id from e_contacts where id = p_id) for update;
  insert into e_contact_rows';
  definition constant text := pg_get_functiondef('refresh_e_contact_row(bigint)'::regprocedure);
begin
  if position(without_turn in definition) = 0 then
    raise exception 'refresh_e_contact_row begins in another way';
  end if;
  execute replace(definition, without_turn, in_turn);
end $$;

-- As before, but clinic by clinic, so that two who refresh rows of the same clinics wait for each other in one order.
create or replace function follow_person_in_search() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update clinic_patients set search_identity = patient_search_identity(new) where person_id = new.id;
  perform refresh_e_contact_row(e.id) from e_contacts e
    where e.patient_person_id = new.id and e.finalize_status = 'SUBMITTED' and e.merged_into_id is null order by e.clinic_id, e.id;
  return null;
end $$;
