-- Questionnaires that staff ask a patient to fill in, as the question of an inquiry.
create table questionnaire_requests (
  id bigint generated always as identity primary key,
  e_contact_id bigint not null references e_contacts on delete restrict,
  clinic_id bigint not null references clinics on delete restrict,
  code text not null,
  asked_by_user_id bigint not null references users on delete restrict,
  asked_at timestamptz not null,
  answered_at timestamptz
);
-- One at a time: a newer one takes the place of the one that was not filled in.
create unique index questionnaire_requests_open on questionnaire_requests (e_contact_id) where answered_at is null;
create index questionnaire_requests_e_contact on questionnaire_requests (e_contact_id);
create index questionnaire_requests_clinic on questionnaire_requests (clinic_id);
create index questionnaire_requests_user on questionnaire_requests (asked_by_user_id);
