-- A key in a device of the user, which signs what it is given after a fingerprint, a face or a PIN.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  -- how the device names the key
  credential_id text not null unique,
  -- COSE, in base64url
  public_key text not null,
  -- how often the key has signed, as it says itself; some always say 0
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

alter table identity_attempts drop constraint identity_attempts_purpose_check;
alter table identity_attempts add constraint identity_attempts_purpose_check
  check (purpose in ('LOG_IN', 'SIGN_UP', 'IMPORT', 'SECOND_FACTOR', 'JOIN', 'PASSKEY', 'ADD_PASSKEY'));
