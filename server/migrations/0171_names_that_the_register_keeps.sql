-- Why a membership ended, as the register has it (specification §46).
alter table register_entry
  add column ended_why text not null default '',
  add constraint register_entry_ended_why_length check (length(ended_why) <= 200);

-- Of who was erased, the name that the register of past days shows for the years of its bank. In a table of
-- its own: nothing else reads it.
create table register_name (
  membership_id bigint not null references membership on delete cascade,
  bank_id bigint not null references bank,
  person_id bigint not null references person on delete cascade,
  name text not null,
  surname text not null,
  constraint register_name_pkey primary key (membership_id),
  constraint register_name_name_length check (length(name) <= 100),
  constraint register_name_surname_length check (length(surname) <= 100)
);
create index register_name_of_bank on register_name (bank_id, membership_id);
create index register_name_of_person on register_name (person_id);
create trigger register_name_immutable before update on register_name
  for each row execute function refuse_change();
