-- What the owner of an account knows and can end of its sessions.
alter table sessions add column id uuid not null default gen_random_uuid();
-- When its user last proved to be the owner; a renewed token keeps it. Null: at the beginning.
alter table sessions add column proven_at timestamptz;
-- With a digital ID, or with a password and a second factor.
alter table sessions add column is_strong boolean not null default false;
-- What the browser calls itself
alter table sessions add column device text;
update sessions set is_strong = method <> 'PASSWORD';

alter table identity_attempts drop constraint identity_attempts_purpose_check;
alter table identity_attempts add constraint identity_attempts_purpose_check
  check (purpose in ('LOG_IN', 'SIGN_UP', 'IMPORT', 'SECOND_FACTOR'));

-- An app on the user's phone that makes codes by time.
create table authenticators (
  user_id bigint primary key references users on delete cascade,
  -- encrypted with a key of the installation
  secret text not null,
  created_at timestamptz not null,
  -- null until a first right code
  confirmed_at timestamptz,
  -- a code counts once
  last_step bigint not null default 0
);

-- For a user whose phone is lost: each counts once.
create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  digest text not null,
  used_at timestamptz,
  primary key (user_id, digest)
);
