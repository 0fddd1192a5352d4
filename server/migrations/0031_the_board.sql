-- The board: members look for help and offer it, others answer (specification §20).

create table notice (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Who looks for help, or offers it.
  person_id bigint not null references person on delete cascade,
  bank_id bigint not null references bank,
  activity_id bigint not null references activity,
  title text not null,
  body text not null,
  reach text not null,
  contact text not null,
  -- What of the person's data an accepted answer shows.
  gives_phone boolean not null,
  gives_email boolean not null,
  -- About how long it takes; null where nobody knows.
  minutes integer,
  when_text text not null,
  place_text text not null,
  needed_by date,
  state text not null default 'open',
  outcome text,
  -- With whom, where it was met here.
  met_with bigint references person on delete set null,
  asks_again_on date not null,
  renewals integer not null default 0,
  created_at timestamptz not null,
  -- The person, or an administrator who posted it for them.
  created_by bigint not null references person,
  changed_at timestamptz not null,
  closed_at timestamptz,
  -- The sentence of the desk while it is hidden.
  hidden_reason text,
  folded text not null generated always as (fold(title || ' ' || body)) stored,
  constraint notice_kind_known check (kind in ('offer', 'request')),
  constraint notice_reach_known check (reach in ('bank', 'friends')),
  constraint notice_contact_known check (contact in ('portal', 'phone', 'desk')),
  constraint notice_state_known check (state in ('open', 'paused', 'closed', 'hidden')),
  constraint notice_outcome_known
    check (outcome in ('met', 'met-elsewhere', 'not-met', 'withdrawn')),
  constraint notice_title_length check (length(title) between 3 and 80),
  constraint notice_body_length check (length(body) <= 1000),
  constraint notice_when_length check (length(when_text) <= 120),
  constraint notice_place_length check (length(place_text) <= 80),
  constraint notice_hidden_reason_length check (length(hidden_reason) between 1 and 500),
  constraint notice_minutes_in_halves check (minutes % 30 = 0 and minutes between 30 and 6000),
  constraint notice_closed check (
    (state = 'closed') = (closed_at is not null) and (state = 'closed') = (outcome is not null)
  ),
  constraint notice_hidden check ((state = 'hidden') = (hidden_reason is not null)),
  constraint notice_met check (met_with is null or outcome = 'met')
);
-- What is on the board of a bank.
create index notice_open on notice (bank_id, kind, created_at desc) where state = 'open';
create index notice_of_person on notice (person_id, created_at desc);
create index notice_of_bank on notice (bank_id, created_at desc);
create index notice_due on notice (asks_again_on) where state in ('open', 'paused');

-- "I can", or "I would like that". One that is open can be changed or taken back by who gave it.
create table notice_answer (
  id bigint generated always as identity primary key,
  notice_id bigint not null references notice on delete cascade,
  person_id bigint not null references person on delete cascade,
  text text not null,
  -- What of the person's data the author sees once it is accepted.
  gives_phone boolean not null,
  gives_email boolean not null,
  state text not null default 'open',
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint notice_answer_state_known check (state in ('open', 'accepted', 'let-go', 'withdrawn')),
  constraint notice_answer_text_length check (length(text) <= 500),
  constraint notice_answer_decided check ((state = 'open') = (decided_at is null))
);
create unique index notice_answer_open_once on notice_answer (notice_id, person_id)
  where state = 'open';
create index notice_answer_of_notice on notice_answer (notice_id, id);
create index notice_answer_of_person on notice_answer (person_id, created_at desc);

-- What members tell the desk about a notice. Nothing is hidden by their number.
create table notice_report (
  id bigint generated always as identity primary key,
  notice_id bigint not null references notice on delete cascade,
  reporter_id bigint not null references person on delete cascade,
  reason text not null,
  text text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint references person,
  constraint notice_report_reason_known
    check (reason in ('offensive', 'money', 'business', 'unsafe', 'other')),
  constraint notice_report_text_length check (length(text) <= 500),
  constraint notice_report_settled check (settled_at is not null or settled_by is null)
);
create unique index notice_report_open_once on notice_report (notice_id, reporter_id)
  where settled_at is null;

-- The end of a membership closes the notices of that bank and withdraws answers that wait.
create function close_notices() returns trigger language plpgsql as $$
begin
  update notice
    set state = 'closed', outcome = 'withdrawn', closed_at = new.ended_at, hidden_reason = null
    where person_id = new.person_id and bank_id = new.bank_id and state <> 'closed';
  update notice_answer set state = 'withdrawn', decided_at = new.ended_at
    where person_id = new.person_id and state = 'open';
  return null;
end $$;
create trigger membership_closes_notices after update of state on membership
  for each row when (old.state = 'active' and new.state = 'ended')
  execute function close_notices();

-- Nobody waits for an answer of a notice that is over.
create function let_answers_go() returns trigger language plpgsql as $$
begin
  update notice_answer set state = 'let-go', decided_at = new.closed_at
    where notice_id = new.id and state = 'open';
  return null;
end $$;
create trigger notice_lets_answers_go after update of state on notice
  for each row when (old.state <> 'closed' and new.state = 'closed')
  execute function let_answers_go();
