-- Names an employee as the employee is named now in all inbox rows that show the employee as responsible, when the employee is renamed,
-- leaves or comes back. Who has left stays responsible and is marked.
-- Only these few words of a row are replaced: an employee can be responsible for tens of thousands, too many to draw again in one go.
-- Nothing that a patient wrote can look like them, because its quotation marks are escaped.
-- Called by: the trigger below.
create function follow_employee_in_rows() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  shown_before text;
  shown_now text;
begin
  -- As refresh_e_contact_row writes it, and as it waits for the others who draw rows of the clinic.
  select '"assigneeUser":' || row_to_json(x)::text into shown_before from (select old.user_id as id,
    old.first_name as "firstName", old.surname, old.deleted_at is null as active) x;
  select '"assigneeUser":' || row_to_json(x)::text into shown_now from (select new.user_id as id,
    new.first_name as "firstName", new.surname, new.deleted_at is null as active) x;
  perform pg_advisory_xact_lock(hashtextextended('inbox rows of clinic ' || new.clinic_id, 0));
  update e_contact_rows set row_json = replace(row_json, shown_before, shown_now),
      row_json_masked = replace(row_json_masked, shown_before, shown_now)
    where clinic_id = new.clinic_id and assignee_user_id = new.user_id;
  return null;
end $$;

create trigger follow_employee_in_rows after update of first_name, surname, deleted_at on employees
  for each row when (old.first_name <> new.first_name or old.surname <> new.surname
    or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function follow_employee_in_rows();
