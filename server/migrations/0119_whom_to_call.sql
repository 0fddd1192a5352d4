-- Whom the desk of a bank does not call for a while (specification §42): spoken to, put off, or away. A rest
-- with a reason holds for that reason and those below it, one without for all.
create table rest (
  id bigint generated always as identity primary key,
  bank_id bigint not null references bank,
  person_id bigint not null references person on delete cascade,
  reason text,
  -- The last day of it, `yyyy-MM-dd`.
  until date not null,
  kind text not null,
  made_by bigint not null references person,
  made_at timestamptz not null,
  -- The day of that moment, `yyyy-MM-dd`.
  made_on date not null,
  -- When another one took its place, or the desk took it back.
  ended_at timestamptz,
  constraint rest_reason_known
    check (reason in ('request', 'newcomer', 'only-gives', 'carries', 'quiet')),
  constraint rest_kind_known check (kind in ('spoke', 'later', 'away')),
  constraint rest_away_for_all check (kind <> 'away' or reason is null)
);
create unique index rest_open_once on rest (bank_id, person_id, coalesce(reason, ''))
  where ended_at is null;
create index rest_of_person on rest (person_id, made_at desc);

-- Who is new in a bank is found by when they came.
create index membership_by_decision on membership (bank_id, state, decided_at);
create index person_by_creation on person (created_at);
