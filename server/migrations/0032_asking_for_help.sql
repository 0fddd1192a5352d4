-- Asking members whether they can help, and asking authors whether a notice still stands
-- (specification §20).

create table notice_ask (
  id bigint generated always as identity primary key,
  notice_id bigint not null references notice on delete cascade,
  person_id bigint not null references person on delete cascade,
  -- Null where the portal asks, because help is needed within days.
  asked_by bigint references person on delete cascade,
  state text not null default 'asked',
  created_at timestamptz not null,
  constraint notice_ask_once unique (notice_id, person_id),
  constraint notice_ask_state_known check (state in ('asked', 'yes', 'not-now'))
);
create index notice_ask_of_person on notice_ask (person_id, created_at desc);

-- Each author is asked once for each time that a notice stands.
create table notice_reminder (
  notice_id bigint not null references notice on delete cascade,
  asks_again_on date not null,
  sent_at timestamptz not null,
  constraint notice_reminder_pkey primary key (notice_id, asks_again_on)
);

-- The links of these letters: yes and not now, it still stands, it is over.
alter table act_token
  drop constraint act_token_act_known,
  add constraint act_token_act_known check (act in (
    'confirm-exchange', 'stop-letters', 'ask-yes', 'ask-not-now', 'renew-notice', 'close-notice')),
  drop constraint act_token_about_one,
  add constraint act_token_about_one check (
    (act = 'stop-letters') = (subject_id is null) and (act = 'stop-letters') = (topic is not null)
  );
