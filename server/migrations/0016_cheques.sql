-- Booklets of cheques on paper (specification §16). A cheque has at most one exchange, for good, and
-- never becomes blank again: the paper is out there.

-- The number of the last cheque that the bank printed.
alter table bank add column last_cheque_serial integer not null default 0;

create table cheque_book (
  id bigint generated always as identity primary key,
  bank_id bigint not null,
  person_id bigint not null,
  first_serial integer not null,
  cheques integer not null,
  issued_at timestamptz not null,
  issued_by bigint not null references person,
  closed_at timestamptz,
  closed_by bigint references person,
  -- Null where the end of the membership closed it.
  closed_why text,
  constraint cheque_book_account
    foreign key (person_id, bank_id) references account (person_id, bank_id),
  constraint cheque_book_size check (cheques in (10, 20)),
  constraint cheque_book_why_length check (length(closed_why) between 1 and 500),
  constraint cheque_book_closed check (closed_at is not null or closed_why is null)
);
create index cheque_book_of_member on cheque_book (person_id, bank_id, id desc);

create table cheque (
  id bigint generated always as identity primary key,
  book_id bigint not null references cheque_book,
  bank_id bigint not null references bank,
  serial integer not null,
  code text not null,
  state text not null default 'blank',
  exchange_id bigint references exchange,
  handed_in_at timestamptz,
  -- What the desk has to ask before it can book it.
  note text,
  days_late integer,
  void_at timestamptz,
  void_cause text,
  void_reason text,
  constraint cheque_serial_once unique (bank_id, serial),
  constraint cheque_code_once unique (code),
  constraint cheque_code_signs check (code ~ '^[0-9A-HJKMNP-TV-Z]{9}$'),
  constraint cheque_state_known check (state in ('blank', 'handed-in', 'booked', 'void')),
  constraint cheque_blank_is_new
    check (state <> 'blank' or (exchange_id is null and handed_in_at is null)),
  constraint cheque_handed_in check (state <> 'handed-in' or handed_in_at is not null),
  constraint cheque_booked_has_exchange check (state <> 'booked' or exchange_id is not null),
  constraint cheque_void_has_cause
    check ((state = 'void') = (void_at is not null) and (void_at is null) = (void_cause is null)),
  constraint cheque_void_cause_known
    check (void_cause in ('desk', 'book-closed', 'membership-ended', 'exchange-cancelled')),
  constraint cheque_texts_length
    check (length(note) between 1 and 500 and length(void_reason) between 1 and 500),
  constraint cheque_days_late_not_negative check (days_late >= 0)
);
create unique index cheque_exchange_once on cheque (exchange_id) where exchange_id is not null;
create index cheque_of_book on cheque (book_id, serial);
create index cheque_waiting on cheque (bank_id, handed_in_at, id) where state = 'handed-in';

-- What a cheque is does not change, and its state only moves on. A void one comes back where the
-- owner was still a member on the day of the help, or where a cancellation was taken back.
create function guard_cheque() returns trigger language plpgsql as $$
begin
  if (old.book_id, old.bank_id, old.serial, old.code)
      is distinct from (new.book_id, new.bank_id, new.serial, new.code)
    or (old.exchange_id is not null and new.exchange_id is distinct from old.exchange_id) then
    raise exception 'what a cheque is does not change'
      using errcode = 'check_violation', constraint = 'cheque_written_once';
  end if;
  if old.state <> new.state
    and (old.state, new.state) not in (
      ('blank', 'handed-in'), ('blank', 'booked'), ('blank', 'void'), ('handed-in', 'booked'),
      ('handed-in', 'void'), ('booked', 'handed-in'))
    and not (old.state = 'void' and new.state in ('handed-in', 'booked')
      and old.void_cause in ('membership-ended', 'exchange-cancelled')) then
    raise exception 'a cheque does not go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'cheque_transition';
  end if;
  return new;
end $$;
create trigger cheque_moves_on before update on cheque
  for each row execute function guard_cheque();
create trigger cheque_stays before delete on cheque
  for each row execute function refuse_change();

-- A cheque follows its exchange: confirmed is booked, cancelled is void, taken back waits again.
create function pass_state_to_cheque() returns trigger language plpgsql as $$
begin
  update cheque
    set state = case new.state
          when 'pending' then 'handed-in' when 'cancelled' then 'void' else 'booked' end,
        void_at = case when new.state = 'cancelled' then new.decided_at end,
        void_cause = case when new.state = 'cancelled' then 'exchange-cancelled' end,
        void_reason = case when new.state = 'cancelled' then nullif(new.decision_reason, '') end
    where exchange_id = new.id;
  return null;
end $$;
create trigger exchange_moves_cheque after update of state on exchange
  for each row when (old.state <> new.state) execute function pass_state_to_cheque();

-- The end of a membership closes the booklets, and their blank cheques become void.
create function close_cheque_books() returns trigger language plpgsql as $$
begin
  with closed as (
    update cheque_book set closed_at = new.ended_at, closed_by = new.ended_by
      where person_id = new.person_id and bank_id = new.bank_id and closed_at is null
      returning id
  )
  update cheque
    set state = 'void', void_at = new.ended_at, void_cause = 'membership-ended'
    from closed
    where cheque.book_id = closed.id and cheque.state = 'blank';
  return null;
end $$;
create trigger membership_closes_cheque_books after update of state on membership
  for each row when (old.state = 'active' and new.state = 'ended')
  execute function close_cheque_books();
