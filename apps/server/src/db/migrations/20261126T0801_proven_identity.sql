-- Sign-in by proving who one is.

-- An account that a proven person has just made has no address yet. It gets one when the profile is completed.
alter table users alter column email drop not null;
alter table users add constraint users_email_before_proof check (email is not null or email_verified_at is null);

-- How the user signed in; a renewed token keeps it.
alter table sessions add column method text not null default 'PASSWORD';

-- One try to prove who one is: begun by a browser, answered by a provider, used once.
create table identity_attempts (
  id uuid primary key,
  purpose text not null check (purpose in ('LOG_IN', 'SIGN_UP', 'IMPORT')),
  -- SHA-256 of the token of the browser that began
  browser_hash text not null,
  -- who began, where that needs a session
  user_id bigint references users on delete cascade,
  -- what the provider must answer to; never leaves the server
  challenge jsonb not null,
  -- who it turned out to be
  proven jsonb,
  state text not null default 'WAITING' check (state in ('WAITING', 'PROVEN', 'OVER')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index identity_attempts_age on identity_attempts (expires_at);
