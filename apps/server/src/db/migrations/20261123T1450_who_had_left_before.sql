-- Colleagues who had left before 20261123T1400 are marked in the rows where they are responsible.
set local role vastus_system;
select refresh_e_contact_row(r.e_contact_id) from e_contact_rows r
  join employees a on a.clinic_id = r.clinic_id and a.user_id = r.assignee_user_id
  where a.deleted_at is not null order by r.e_contact_id;
reset role;
