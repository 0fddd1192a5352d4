-- The board at the desk: notices that wait to be let onto the board, what is told by voice, kinds of
-- service that go through the desk, and a picture for each notice (specification §20).

alter table notice
  drop constraint notice_state_known,
  add constraint notice_state_known
    check (state in ('open', 'waiting', 'paused', 'closed', 'hidden'));

-- Who of the desk told the news of an answer to a person who reads no e-mail: the author that there
-- is one, or who answered that the author said yes. A decision is news again.
alter table notice_answer
  add column told_at timestamptz,
  add column told_by bigint references person,
  add constraint notice_answer_told check ((told_at is null) = (told_by is null));

-- What a bank decided about a kind of service on its board; without a row nothing is particular.
create table activity_rule (
  bank_id bigint not null references bank,
  activity_id bigint not null references activity,
  -- The desk puts people in touch, whatever the author chose.
  through_desk boolean not null,
  -- New notices may be about it.
  shown boolean not null,
  changed_at timestamptz not null,
  changed_by bigint not null references person,
  constraint activity_rule_pkey primary key (bank_id, activity_id)
);

create table notice_picture (
  notice_id bigint not null references notice on delete cascade,
  jpeg bytea not null,
  updated_at timestamptz not null,
  constraint notice_picture_pkey primary key (notice_id),
  constraint notice_picture_size check (length(jpeg) <= 1048576)
);
