-- Policies (specification §49): with whom a bank insures its members, from when to when, and whom.
create table policy (
  id bigint generated always as identity,
  bank_id bigint not null references bank,
  insurer text not null,
  number text not null,
  from_day date not null,
  to_day date not null,
  covers text not null,
  listed_on date,
  made_by bigint not null references person,
  made_at timestamptz not null,
  constraint policy_pkey primary key (id),
  constraint policy_insurer_length check (length(insurer) between 1 and 100),
  constraint policy_number_length check (length(number) between 1 and 100),
  constraint policy_in_order check (from_day <= to_day),
  constraint policy_covers_known check (covers in ('all', 'some'))
);
create index policy_of_bank on policy (bank_id, to_day);
create index policy_maker on policy (made_by);

create table insured (
  id bigint generated always as identity,
  bank_id bigint not null references bank,
  policy_id bigint not null references policy,
  person_id bigint not null references person on delete cascade,
  from_day date not null,
  to_day date,
  constraint insured_pkey primary key (id),
  constraint insured_from_once unique (policy_id, person_id, from_day),
  constraint insured_in_order check (from_day <= to_day)
);
create unique index insured_open on insured (policy_id, person_id) where to_day is null;
create index insured_of_person on insured (person_id, bank_id);
create index insured_of_bank on insured (bank_id, id);
