-- What leaves the portal, and what guards its doors.

-- News that belong to the transaction which made them. A drainer turns rows into mail jobs.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null
);

-- Mails kept for reading when no SMTP server is configured.
create table kept_mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null
);
create index kept_mail_of_recipient on kept_mail (recipient, id desc);

-- One intention, one effect: the answer given to a key is given again (design: client id = key).
create table idempotency_key (
  person_id bigint not null references person on delete cascade,
  key text not null,
  request_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (person_id, key),
  constraint idempotency_key_length check (length(key) between 1 and 200)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Calls counted per address and hour, here so that several servers count together.
create table rate_counter (
  key text primary key,
  window_start timestamptz not null,
  hits integer not null
);

-- Failed sign-ins per account and per address; the wait grows with them.
create table sign_in_failure (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null
);

-- Bot-check challenges already redeemed: each opens the door once.
create table bot_check_used (
  challenge text primary key,
  expires_at timestamptz not null
);
create index bot_check_used_age on bot_check_used (expires_at);
