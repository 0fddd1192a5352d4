-- People whom the desk registers: the form they signed, the invitation to a login, a note of the last
-- phone call, and the runs of statements on paper.

alter table membership
  -- The day on which they signed the form on paper; null for people who asked to join here.
  add column signed_on date;

-- An invitation lets somebody whom the desk registered choose a password of their own.
alter table mail_token drop constraint mail_token_purpose_known;
alter table mail_token add constraint mail_token_purpose_known
  check (purpose in ('verify-email', 'reset-password', 'restore-email', 'invitation'));

-- Who has the same number, for the question whether somebody is registered already.
create index person_by_phone_digits on person (phone_digits) where phone_digits <> '';

-- What was said in the last call, one sentence a member; a later call replaces it.
create table call_note (
  bank_id bigint not null references bank,
  person_id bigint not null references person on delete cascade,
  note text not null,
  called_at timestamptz not null,
  noted_by bigint not null references person,
  constraint call_note_pkey primary key (bank_id, person_id),
  constraint call_note_length check (length(note) between 1 and 200)
);
create index call_note_age on call_note (called_at);

-- The statements that a desk printed for the members it acts for.
create table statement_run (
  id bigint generated always as identity primary key,
  bank_id bigint not null references bank,
  from_day date not null,
  to_day date not null,
  people integer not null,
  made_at timestamptz not null,
  made_by bigint not null references person,
  constraint statement_run_in_order check (from_day <= to_day),
  constraint statement_run_people check (people >= 0)
);
create index statement_run_of_bank on statement_run (bank_id, id desc);
