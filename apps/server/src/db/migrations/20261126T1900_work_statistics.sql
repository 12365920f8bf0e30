-- What statistics of a clinic's work need of an e-contact, beside it, so that they read an index and no timelines.
-- follow_entry_in_statistics keeps it.
alter table e_contacts
  -- the first reply of the clinic, and the profession of its writer
  add column first_answered_at timestamptz,
  add column first_answered_profession text,
  add column times_reopened int not null default 0;

update e_contacts e set first_answered_at = first.created_at, first_answered_profession = first.author_profession
from (select distinct on (e_contact_id) e_contact_id, created_at, author_profession from timeline_entries
  where type in ('INQUIRY', 'REPLIED') and author_role = 'CLINIC' order by e_contact_id, created_at, id) first
where first.e_contact_id = e.id;
update e_contacts e set times_reopened = reopened.count
from (select e_contact_id, count(*)::int as count from timeline_entries
  where type in ('CLINIC_REOPENED', 'PATIENT_REOPENED') group by 1) reopened
where reopened.e_contact_id = e.id;

create index e_contacts_statistics on e_contacts (clinic_id, created_at)
  include (direction, e_contact_type, first_answered_at, first_answered_profession, completed_at, outcome, times_reopened)
  where finalize_status = 'SUBMITTED';
create index e_contact_promises_statistics on e_contact_promises (clinic_id, since) include (due_at, ended_at);
create index danger_signs_statistics on danger_signs (clinic_id, created_at) include (e_contact_id, level);
