-- Draws the inbox rows again that name an employee, when the employee is renamed, leaves or comes back.
-- Who has left stays responsible and is marked.
-- Called by: the trigger below.
create function follow_employee_in_rows() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refresh_e_contact_row(r.e_contact_id) from e_contact_rows r
    where r.clinic_id = new.clinic_id and r.assignee_user_id = new.user_id order by r.e_contact_id;
  return null;
end $$;

create trigger follow_employee_in_rows after update of first_name, surname, deleted_at on employees
  for each row when (old.first_name <> new.first_name or old.surname <> new.surname
    or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function follow_employee_in_rows();
