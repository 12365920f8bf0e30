-- The work list begins with what is due first.
alter table e_contact_rows
  -- by when the clinic promised to answer, or somebody must act on a danger sign
  add column due_at timestamptz;
-- As the function that draws the rows does it.
update e_contact_rows r set due_at = least(
  (select min(p.due_at) from e_contact_promises p join e_contacts m on m.id = p.e_contact_id
    where (m.id = r.e_contact_id or m.merged_into_id = r.e_contact_id) and p.ended_at is null and r.status = 'waitingForClinic'),
  (select min(d.due_at) from danger_alarms d join e_contacts m on m.id = d.e_contact_id
    where (m.id = r.e_contact_id or m.merged_into_id = r.e_contact_id) and d.taken_at is null))
  where r.status in ('waitingForPatient', 'waitingForClinic');
create index e_contact_rows_due on e_contact_rows (clinic_id, danger_open desc, due_at, waiting_since, e_contact_id)
  include (created_at, updated_at, assignee_user_id, status, acceptance_required, e_contact_type, list_code, danger_level)
  where status in ('waitingForPatient', 'waitingForClinic');
-- Lists of other e-contacts can be sorted by it, too.
drop index e_contact_rows_finished;
create index e_contact_rows_finished on e_contact_rows (clinic_id, updated_at desc, e_contact_id desc)
  include (created_at, waiting_since, due_at, assignee_user_id, status, acceptance_required, e_contact_type, list_code, news_at,
    news_by_user_id, danger_level)
  where status in ('completed', 'rejected');
