-- A first second factor also asks for a code that is mailed to the present address.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('SIGNUP', 'RESET', 'PROFILE', 'COMPLETE', 'SECOND_FACTOR'));

-- Begun without such a code: a person who has guessed the password may have seen the secret.
delete from authenticators where confirmed_at is null;
