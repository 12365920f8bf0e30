-- The owner of an account proves again who they are, before a grave act.
alter table identity_attempts drop constraint identity_attempts_purpose_check;
alter table identity_attempts add constraint identity_attempts_purpose_check
  check (purpose in ('LOG_IN', 'SIGN_UP', 'IMPORT', 'SECOND_FACTOR', 'JOIN', 'PASSKEY', 'ADD_PASSKEY', 'CONFIRM'));
