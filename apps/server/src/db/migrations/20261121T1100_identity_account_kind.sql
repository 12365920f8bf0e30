-- Whether the account is (also) a patient's. Accounts that a clinic makes for its staff are not.
alter table users add column is_patient boolean not null default true;

-- Counters and codes that nobody will ask for again are found by age.
create index rate_counters_age on rate_counters (window_start);
create index one_time_codes_age on one_time_codes (expires_at);
