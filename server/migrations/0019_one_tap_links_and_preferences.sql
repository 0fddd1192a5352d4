-- Links in letters that do one thing without signing in, and which letters a person wants.

-- Only a hash of each link is kept. Following it changes nothing; the button on its page does, once.
create table act_token (
  token_hash bytea not null,
  person_id bigint not null references person on delete cascade,
  act text not null,
  -- The exchange to be confirmed.
  subject_id bigint,
  -- The letters to be stopped.
  topic text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint act_token_pkey primary key (token_hash),
  constraint act_token_act_known check (act in ('confirm-exchange', 'stop-letters')),
  constraint act_token_about_one check (
    (act = 'confirm-exchange') = (subject_id is not null) and (act = 'stop-letters') = (topic is not null)
  )
);
create index act_token_of_person on act_token (person_id);
create index act_token_expired on act_token (expires_at);

-- How often a person wants the letters that they may do without. No row: as the portal proposes.
create table letter_preference (
  person_id bigint not null references person on delete cascade,
  topic text not null,
  cadence text not null,
  changed_at timestamptz not null,
  constraint letter_preference_pkey primary key (person_id, topic),
  constraint letter_preference_topic_known check (topic in ('board', 'messages', 'bank-letter', 'reminders')),
  constraint letter_preference_cadence_known check (cadence in ('never', 'daily', 'weekly', 'at-once'))
);

-- When a person last got a letter that comes again and again.
create table letter_sent (
  person_id bigint not null references person on delete cascade,
  topic text not null,
  sent_at timestamptz not null,
  constraint letter_sent_pkey primary key (person_id, topic),
  constraint letter_sent_topic_known check (topic in ('board', 'messages', 'bank-letter', 'reminders'))
);

-- Whoever waits is found by how long the exchange has waited.
create index exchange_pending_since on exchange (created_at) where state = 'pending';
