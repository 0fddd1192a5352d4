-- A second factor at signing in: codes of an authenticator app, and codes on paper for who has lost it.

-- The secret is sealed with a key of the installation; `last_step` is the last span of 30 seconds
-- whose code was accepted, for none is accepted twice. Without `confirmed_at` it is still being set up.
create table authenticator (
  person_id bigint not null references person on delete cascade,
  sealed_secret bytea not null,
  last_step bigint not null default 0,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  constraint authenticator_pkey primary key (person_id)
);

-- Each works once: it is deleted when it is used. Only hashes are kept.
create table recovery_code (
  person_id bigint not null references person on delete cascade,
  code_hash bytea not null,
  constraint recovery_code_pkey primary key (person_id, code_hash)
);

-- Somebody has typed the right password and is asked for their second factor. Only a hash is kept.
create table sign_in_challenge (
  token_hash bytea not null,
  person_id bigint not null references person on delete cascade,
  remembered boolean not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  constraint sign_in_challenge_pkey primary key (token_hash)
);
create index sign_in_challenge_of_person on sign_in_challenge (person_id);
create index sign_in_challenge_age on sign_in_challenge (expires_at);
