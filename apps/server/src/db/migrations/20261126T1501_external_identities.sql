-- Accounts at providers of OpenID Connect that open an account here.
create table external_identities (
  issuer text not null,
  subject text not null,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index external_identities_user on external_identities (user_id);
