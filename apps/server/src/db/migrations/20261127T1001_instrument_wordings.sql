-- The published wording of an instrument, as a clinic with a licence brought it in. The newest that was not taken back is asked.
create table instrument_wordings (
  id bigint generated always as identity primary key,
  clinic_id bigint not null references clinics on delete cascade,
  code text not null,
  version text not null,
  imported_by_user_id bigint not null references users on delete restrict,
  imported_at timestamptz not null,
  taken_back_by_user_id bigint references users on delete restrict,
  taken_back_at timestamptz,
  foreign key (code, version) references instrument_versions on delete restrict,
  check ((taken_back_at is null) = (taken_back_by_user_id is null))
);
create index instrument_wordings_in_force on instrument_wordings (clinic_id, code, id) where taken_back_at is null;
create index instrument_wordings_version on instrument_wordings (code, version);
create index instrument_wordings_imported_by on instrument_wordings (imported_by_user_id);
create index instrument_wordings_taken_back_by on instrument_wordings (taken_back_by_user_id);
