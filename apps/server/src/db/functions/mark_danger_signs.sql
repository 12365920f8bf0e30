-- Marks an inbox row whose e-contact has danger signs. Only the row for staff with medical access is marked.
-- Called by: the trigger below.
create function mark_danger_signs() returns trigger language plpgsql as $$
begin
  if exists (select from danger_signs d where d.e_contact_id = new.e_contact_id) then
    new.row_json := left(new.row_json, -1) || ',"hasDangerSigns":true}';
  end if;
  return new;
end $$;

create trigger e_contact_rows_danger_signs before insert on e_contact_rows
  for each row execute function mark_danger_signs();
