-- Many exchanges registered at once by a bank (law L10): what was asked for, item by item, so that
-- the work survives a crash and makes each exchange exactly once.

create table exchange_batch (
  id bigint generated always as identity primary key,
  bank_id bigint not null references bank,
  admin_id bigint not null references person,
  debtor_bank_id bigint not null references bank,
  activity_id bigint not null references activity,
  performed_on date not null,
  minutes integer not null,
  note text not null,
  -- Who alone is one side of many exchanges: told once of all, not once of each.
  one_person_id bigint references person,
  created_at timestamptz not null,
  finished_at timestamptz,
  constraint exchange_batch_minutes_in_halves check (minutes % 30 = 0 and minutes between 30 and 6000),
  constraint exchange_batch_note_length check (length(note) between 1 and 1000)
);
create index exchange_batch_of_bank on exchange_batch (bank_id, id desc);

create table exchange_batch_item (
  batch_id bigint not null references exchange_batch,
  position integer not null,
  creditor_id bigint not null references person,
  debtor_id bigint not null references person,
  exchange_id bigint references exchange,
  -- Why it was refused: a code of the contract.
  refusal text,
  primary key (batch_id, position),
  constraint exchange_batch_item_once unique (batch_id, creditor_id, debtor_id),
  constraint exchange_batch_item_one_outcome check (num_nonnulls(exchange_id, refusal) <= 1)
);
create unique index exchange_batch_item_of_exchange on exchange_batch_item (exchange_id);
create index exchange_batch_item_open on exchange_batch_item (batch_id, position)
  where exchange_id is null and refusal is null;
