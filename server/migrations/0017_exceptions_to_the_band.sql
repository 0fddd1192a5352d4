-- A band of balances that a bank agreed with one member. The latest row of a person holds while its
-- days last; a row without bounds ends the exception. Rows are only added.
create table member_band (
  id bigint generated always as identity,
  person_id bigint not null,
  bank_id bigint not null,
  low_minutes integer,
  high_minutes integer,
  -- The last day; null: until it is changed.
  until date,
  note text not null,
  set_by bigint not null references person,
  set_at timestamptz not null,
  constraint member_band_pkey primary key (id),
  constraint member_band_account foreign key (person_id, bank_id) references account,
  constraint member_band_around_zero check (low_minutes <= 0 and high_minutes >= 0),
  constraint member_band_note_length check (length(note) between 1 and 500)
);
create index member_band_latest on member_band (person_id, bank_id, id desc);
create index member_band_setter on member_band (set_by);
create trigger member_band_immutable before update or delete on member_band
  for each row execute function refuse_change();
create trigger member_band_not_emptied before truncate on member_band
  for each statement execute function refuse_change();

-- What a confirmation asks where a bank wants a limit: the balance that its booking wrote, with both
-- accounts locked, is the balance after every other confirmation before it.
create function is_within_band(balance bigint, low bigint) returns boolean language plpgsql as $$
begin
  if balance < low then
    raise exception 'the balance would be % minutes, below %', balance, low
      using errcode = 'check_violation', constraint = 'account_within_band';
  end if;
  return true;
end $$;
