-- Passkeys: signing in with a device that knows its person, instead of a password and a code.

-- Only the public key is kept. `counter` is what the device said last; many always say 0.
create table passkey (
  id bigint generated always as identity,
  person_id bigint not null references person on delete cascade,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  constraint passkey_pkey primary key (id),
  constraint passkey_credential_key unique (credential_id),
  constraint passkey_name_length check (length(name) between 1 and 60)
);
create index passkey_of_person on passkey (person_id);

-- What a device is asked to sign, once. With a person: to add a passkey; without: to sign in.
create table passkey_challenge (
  challenge_hash bytea not null,
  person_id bigint references person on delete cascade,
  expires_at timestamptz not null,
  constraint passkey_challenge_pkey primary key (challenge_hash)
);
create index passkey_challenge_of_person on passkey_challenge (person_id);
create index passkey_challenge_age on passkey_challenge (expires_at);

-- The passkey it was opened with, which counts as both factors; without it once that is removed.
alter table session add column passkey_id bigint references passkey on delete set null;
create index session_of_passkey on session (passkey_id) where passkey_id is not null;
