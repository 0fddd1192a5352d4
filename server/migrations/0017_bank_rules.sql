-- The rules that a bank sets for itself. A change adds a row and never overwrites: the latest row of
-- a name holds, the others are its history. Names and bounds are those of the contract.
create table bank_rule (
  id bigint generated always as identity,
  bank_id bigint not null references bank,
  name text not null,
  value jsonb not null,
  valid_from timestamptz not null,
  set_by bigint not null references person,
  note text not null,
  constraint bank_rule_pkey primary key (id),
  constraint bank_rule_name_length check (length(name) between 1 and 60),
  constraint bank_rule_value_kind check (jsonb_typeof(value) in ('number', 'boolean')),
  constraint bank_rule_note_length check (length(note) between 1 and 500)
);
create index bank_rule_latest on bank_rule (bank_id, name, id desc);
create index bank_rule_setter on bank_rule (set_by);
create trigger bank_rule_immutable before update or delete on bank_rule
  for each row execute function refuse_change();
create trigger bank_rule_not_emptied before truncate on bank_rule
  for each statement execute function refuse_change();
