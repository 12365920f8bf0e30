-- Questionnaires that are filled in on pages outside the app: who left for one, for which e-contact, and what came back.
create table questionnaire_flows (
  action_id uuid primary key,
  e_contact_id bigint not null unique references e_contacts on delete restrict,
  clinic_id bigint not null references clinics on delete restrict,
  started_by_user_id bigint not null references users on delete restrict,
  -- of the one who started it
  language text not null,
  -- null until the pages were filled in
  version text,
  answers jsonb,
  created_at timestamptz not null,
  answered_at timestamptz,
  check ((answers is null) = (version is null) and (answers is null) = (answered_at is null))
);
create index questionnaire_flows_clinic on questionnaire_flows (clinic_id);
create index questionnaire_flows_user on questionnaire_flows (started_by_user_id);
