-- What must be dealt with now: a danger sign of the gravest level calls for somebody of the clinic, who takes it by name.

-- Within how many minutes of working time somebody is to act on it.
alter table clinics add column danger_minutes int not null default 30 check (danger_minutes between 5 and 240);

create table danger_alarms (
  id bigint generated always as identity primary key,
  e_contact_id bigint not null references e_contacts on delete cascade,
  clinic_id bigint not null references clinics on delete restrict,
  raised_at timestamptz not null,
  due_at timestamptz not null,
  taken_at timestamptz,
  taken_by_user_id bigint references users on delete restrict,
  -- when the patient was called, as the person who took it said with one press
  called_at timestamptz,
  check ((taken_at is null) = (taken_by_user_id is null)),
  check (called_at is null or taken_at is not null)
);
-- One at a time: what is added while nobody has taken it raises no other.
create unique index danger_alarms_open on danger_alarms (e_contact_id) where taken_at is null;
create index danger_alarms_e_contact on danger_alarms (e_contact_id);
create index danger_alarms_of_clinic on danger_alarms (clinic_id) where taken_at is null;

alter table e_contact_rows
  -- the gravest level of the danger signs
  add column danger_level text,
  -- nobody has taken it yet: it comes before all others
  add column danger_open boolean not null default false;
drop index e_contact_rows_open, e_contact_rows_finished, e_contact_rows_created, e_contact_rows_waiting;
create index e_contact_rows_open on e_contact_rows (clinic_id, danger_open desc, updated_at desc, e_contact_id desc)
  include (created_at, assignee_user_id, status, acceptance_required, e_contact_type, list_code, news_at, news_by_user_id, danger_level)
  where status in ('waitingForPatient', 'waitingForClinic');
create index e_contact_rows_finished on e_contact_rows (clinic_id, updated_at desc, e_contact_id desc)
  include (created_at, waiting_since, assignee_user_id, status, acceptance_required, e_contact_type, list_code, news_at,
    news_by_user_id, danger_level)
  where status in ('completed', 'rejected');
create index e_contact_rows_created on e_contact_rows (clinic_id, created_at desc, e_contact_id desc)
  include (updated_at, assignee_user_id, status, acceptance_required, e_contact_type, list_code, danger_open, danger_level);
create index e_contact_rows_waiting on e_contact_rows (clinic_id, danger_open desc, waiting_since, e_contact_id)
  include (created_at, updated_at, assignee_user_id, status, acceptance_required, e_contact_type, list_code, danger_level)
  where status in ('waitingForPatient', 'waitingForClinic');
