-- Conversations between two people (specification §21).

-- One for each two people, and one more for each notice they write about.
create table thread (
  id bigint generated always as identity primary key,
  -- The two people, in the order of their ids.
  low_id bigint not null references person on delete cascade,
  high_id bigint not null references person on delete cascade,
  notice_id bigint references notice on delete cascade,
  started_by bigint not null references person on delete cascade,
  started_at timestamptz not null,
  last_sent_at timestamptz not null,
  constraint thread_once unique nulls not distinct (low_id, high_id, notice_id),
  constraint thread_of_two check (low_id < high_id),
  constraint thread_started_by_one check (started_by in (low_id, high_id))
);
create index thread_of_high on thread (high_id);
create index thread_of_notice on thread (notice_id) where notice_id is not null;
create index thread_started on thread (started_by, started_at desc);
create index thread_last_sent on thread (last_sent_at);

-- Numbers of a conversation rise in the order of sending: whoever writes locks the conversation first.
create table message (
  id bigint generated always as identity primary key,
  thread_id bigint not null references thread on delete cascade,
  person_id bigint not null references person on delete cascade,
  text text not null,
  sent_at timestamptz not null,
  withdrawn_at timestamptz,
  -- The receiver had blocked the writer: only the writer ever sees it.
  kept_back boolean not null,
  constraint message_text_length check (length(text) <= 1000),
  constraint message_emptied check (text <> '' or withdrawn_at is not null)
);
create index message_of_thread on message (thread_id, id);
create index message_of_person on message (person_id, sent_at desc);
create index message_withdrawn on message (withdrawn_at) where withdrawn_at is not null and text <> '';

-- How each of the two stands to it, as numbers of messages; 0 before the first.
create table thread_person (
  thread_id bigint not null references thread on delete cascade,
  person_id bigint not null references person on delete cascade,
  -- The latest message that they can see.
  last_message_id bigint not null default 0,
  -- Up to which they have read, and up to which a letter has told them.
  read_to bigint not null default 0,
  told_to bigint not null default 0,
  constraint thread_person_pkey primary key (thread_id, person_id)
);
create index thread_person_latest on thread_person (person_id, last_message_id desc)
  where last_message_id > 0;
create index thread_person_unread on thread_person (person_id) where last_message_id > read_to;
create index thread_person_to_tell on thread_person (person_id)
  where last_message_id > read_to and last_message_id > told_to;

-- Whose messages a person does not want. Nobody else reads it.
create table person_block (
  person_id bigint not null references person on delete cascade,
  blocked_id bigint not null references person on delete cascade,
  blocked_at timestamptz not null,
  constraint person_block_pkey primary key (person_id, blocked_id),
  constraint person_block_of_another check (person_id <> blocked_id)
);
create index person_block_of_blocked on person_block (blocked_id);

-- Letters that told of messages: so many a day.
create table message_letter (
  person_id bigint not null references person on delete cascade,
  sent_at timestamptz not null,
  constraint message_letter_pkey primary key (person_id, sent_at)
);

-- What a person tells the desk of their bank, with a copy of the latest messages: the only way in
-- which a desk reads any.
create table thread_report (
  id bigint generated always as identity primary key,
  thread_id bigint references thread on delete set null,
  bank_id bigint not null references bank,
  reporter_id bigint not null references person on delete cascade,
  reported_id bigint not null references person on delete cascade,
  reason text not null,
  text text not null,
  messages jsonb not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint references person,
  constraint thread_report_reason_known
    check (reason in ('offensive', 'money', 'business', 'unsafe', 'other')),
  constraint thread_report_text_length check (length(text) <= 500),
  constraint thread_report_settled check ((settled_at is null) = (settled_by is null))
);
create unique index thread_report_open_once on thread_report (thread_id, reporter_id)
  where settled_at is null;
create index thread_report_of_bank on thread_report (bank_id, created_at desc);
create index thread_report_settled_at on thread_report (settled_at) where settled_at is not null;
