-- Rows are wide: one of 2 kB is read to see that it does not fit. With everything that the inbox filters by beside its key, the
-- index alone tells what is listed and how many, and only the page's rows are read. Open and finished ones have an index each,
-- in place of one that held both.
drop index e_contact_rows_updated;
drop index e_contact_rows_open;
drop index e_contact_rows_created;
drop index e_contact_rows_waiting;

create index e_contact_rows_open on e_contact_rows (clinic_id, updated_at desc, e_contact_id desc)
  include (created_at, assignee_user_id, status, acceptance_required, e_contact_type, list_code, news_at, news_by_user_id)
  where status in ('waitingForPatient', 'waitingForClinic');
create index e_contact_rows_finished on e_contact_rows (clinic_id, updated_at desc, e_contact_id desc)
  include (created_at, waiting_since, assignee_user_id, status, acceptance_required, e_contact_type, list_code, news_at,
    news_by_user_id)
  where status in ('completed', 'rejected');
create index e_contact_rows_created on e_contact_rows (clinic_id, created_at desc, e_contact_id desc)
  include (updated_at, assignee_user_id, status, acceptance_required, e_contact_type, list_code);
create index e_contact_rows_waiting on e_contact_rows (clinic_id, waiting_since, e_contact_id)
  include (created_at, updated_at, assignee_user_id, status, acceptance_required, e_contact_type, list_code)
  where status in ('waitingForPatient', 'waitingForClinic');
