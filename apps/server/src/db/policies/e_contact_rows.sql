-- Staff of the clinic read the rows; refresh_e_contact_row writes them.

-- A condition that the planner can estimate: see app_staff_clinic_ids.
create policy e_contact_rows_staff on e_contact_rows for select to vastus_app using (clinic_id = any (app_staff_clinic_ids()));
