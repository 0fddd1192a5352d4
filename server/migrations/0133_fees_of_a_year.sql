-- Fees of a year (specification §48): what a bank asks of its members, and what became of each. A change is a
-- further row, the latest holds; receipts are numbered on by the year, whose row is locked for it.
create table fee_year (
  bank_id bigint not null references bank,
  year integer not null,
  due_on date not null,
  last_receipt integer not null default 0,
  reminded_at timestamptz,
  reminded_by bigint references person,
  constraint fee_year_pkey primary key (bank_id, year),
  constraint fee_year_known check (year between 2000 and 9999),
  constraint fee_year_receipts_counted check (last_receipt >= 0)
);
create index fee_year_reminder on fee_year (reminded_by) where reminded_by is not null;

create table fee_amount (
  bank_id bigint not null,
  year integer not null,
  fee_group text not null,
  cents integer not null,
  words text not null,
  constraint fee_amount_pkey primary key (bank_id, year, fee_group),
  constraint fee_amount_of_year foreign key (bank_id, year) references fee_year,
  constraint fee_amount_group_known check (fee_group in ('ordinary', 'reduced', 'minor', 'body')),
  constraint fee_amount_cents_range check (cents between 1 and 100000),
  constraint fee_amount_words_length check (length(words) <= 100)
);

create table fee (
  id bigint generated always as identity,
  bank_id bigint not null,
  year integer not null,
  person_id bigint not null references person on delete cascade,
  state text not null,
  fee_group text not null,
  cents integer,
  on_day date,
  how text,
  receipt_no integer,
  voids_no integer,
  reason text not null,
  made_by bigint not null references person,
  made_at timestamptz not null,
  constraint fee_pkey primary key (id),
  constraint fee_of_year foreign key (bank_id, year) references fee_year,
  constraint fee_receipt unique (bank_id, year, receipt_no),
  constraint fee_voids_once unique (bank_id, year, voids_no),
  constraint fee_state_known check (state in ('due', 'received', 'waived')),
  constraint fee_group_known check (fee_group in ('ordinary', 'reduced', 'minor', 'body')),
  constraint fee_how_known check (how in ('cash', 'transfer')),
  constraint fee_cents_range check (cents between 1 and 100000),
  constraint fee_reason_length check (length(reason) <= 500),
  constraint fee_received_in_full check ((state = 'received') = (num_nulls(cents, on_day, how, receipt_no) = 0)),
  constraint fee_voids_when_due check (voids_no is null or state = 'due')
);
create index fee_of_person on fee (person_id, bank_id, year desc, id desc);
create index fee_maker on fee (made_by);
-- Rows may go with their person, or after their years; of what they say only the reason may be emptied.
create trigger fee_immutable
  before update of id, bank_id, year, person_id, state, fee_group, cents, on_day, how, receipt_no, voids_no,
    made_by, made_at on fee
  for each row execute function refuse_change();
create trigger fee_bank_open before insert on fee
  for each row execute function needs_open_banks('bank_id');
