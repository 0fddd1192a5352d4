-- Books brought from another program: a file, its lines, and what became of each (specification §18).

create table import (
  id bigint generated always as identity primary key,
  bank_id bigint not null references bank,
  file_name text not null,
  file_sha256 bytea not null,
  preset text not null,
  sheet text not null,
  sheets jsonb not null,
  merged_lines integer[] not null,
  mapping jsonb not null,
  unclear_times jsonb not null default '[]',
  state text not null default 'read',
  made_by bigint not null references person,
  made_at timestamptz not null,
  -- The last entry of the bank's audit trail that the check knew.
  checked_audit_id bigint,
  lines integer not null,
  done_lines integer not null default 0,
  ran_by bigint references person,
  ran_at timestamptz,
  done_at timestamptz,
  undone_by bigint references person,
  undone_at timestamptz,
  constraint import_state_known check (
    state in ('read', 'mapped', 'checking', 'checked', 'running', 'done', 'undoing', 'undone')),
  constraint import_file_name_length check (length(file_name) between 1 and 200),
  constraint import_ran check ((state in ('running', 'done', 'undoing', 'undone')) = (ran_at is not null)),
  constraint import_done check ((state in ('done', 'undoing', 'undone')) = (done_at is not null)),
  constraint import_undone check ((state = 'undone') = (undone_at is not null))
);
create index import_of_bank on import (bank_id, id desc);

-- A line of the file as it is (`raw`), as it was understood (`reading`), and what is to become of it.
-- Lines without a plan are titles and names of columns.
create table import_row (
  import_id bigint not null references import on delete cascade,
  line integer not null,
  raw jsonb not null,
  reading jsonb not null default '{}',
  plan text,
  problems text[] not null default '{}',
  candidate_ids bigint[] not null default '{}',
  -- What a person at the desk decided, if they did.
  decision jsonb,
  person_id bigint references person,
  -- The balance to carry over, or the sum of the exchanges of the past.
  minutes integer,
  outcome text,
  membership_id bigint references membership,
  exchange_id bigint references exchange,
  -- Whether undoing the import undid this line; null while nobody asked.
  undone boolean,
  primary key (import_id, line),
  constraint import_row_plan_known check (plan in ('new', 'same', 'join', 'skip', 'ask')),
  constraint import_row_outcome_known
    check (outcome in ('created', 'joined', 'same', 'booked', 'noted', 'left'))
);
-- One balance is carried over for a person in an import, whatever goes wrong.
create unique index import_row_opens_once on import_row (import_id, person_id)
  where exchange_id is not null;
create index import_row_to_do on import_row (import_id, line) where plan is not null and outcome is null;
create index import_row_of_exchange on import_row (exchange_id) where exchange_id is not null;

-- The balances that are carried over in a bank, found by person.
create index exchange_opening_given on exchange (creditor_bank_id, creditor_id)
  where kind = 'opening' and state = 'confirmed';
create index exchange_opening_received on exchange (debtor_bank_id, debtor_id)
  where kind = 'opening' and state = 'confirmed';

-- Exchanges from before the portal, to read; they move nothing.
create table past_line (
  id bigint generated always as identity primary key,
  bank_id bigint not null references bank,
  import_id bigint not null references import,
  performed_on date not null,
  giver_text text not null,
  giver_id bigint references person,
  receiver_text text not null,
  receiver_id bigint references person,
  minutes integer not null,
  note text not null,
  -- Tells a line that is loaded again from one that happened twice.
  fingerprint bytea not null,
  constraint past_line_once unique (bank_id, fingerprint),
  constraint past_line_minutes_positive check (minutes > 0),
  constraint past_line_texts check (
    length(giver_text) between 1 and 200 and length(receiver_text) between 1 and 200
    and length(note) <= 1000)
);
create index past_line_of_giver on past_line (giver_id, bank_id, performed_on desc, id desc);
create index past_line_of_receiver on past_line (receiver_id, bank_id, performed_on desc, id desc);
create index past_line_of_import on past_line (import_id);

-- Whether somebody is known already is asked for thousands of names at once.
create index person_of_folded_name on person (folded_name);
