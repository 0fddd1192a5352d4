-- A decision can be taken back by the person who made it, for the few seconds in which its letters
-- still wait in the outbox (laws L3 and L7). The ledger never changes a row: a confirmation taken
-- back adds a second row that returns the hours.

-- What may leave only later. Undoable news wait until `due_at`, and `undoable_by` may withdraw them
-- until then; everything else leaves at once.
alter table outbox
  add column due_at timestamptz,
  add column undoable_by bigint references person,
  add constraint outbox_undoable_is_due check ((undoable_by is null) = (due_at is null));
create index outbox_undoable on outbox (undoable_by) where undoable_by is not null;

alter table transfer
  drop constraint transfer_kind_known,
  add constraint transfer_kind_known check (kind in ('confirmation', 'take-back', 'reversal')),
  drop constraint transfer_once;
-- An exchange may be confirmed again after a confirmation was taken back, but is reversed once.
create unique index transfer_reversed_once on transfer (exchange_id) where kind = 'reversal';
create index transfer_of_exchange on transfer (exchange_id, kind, id);

-- How often the hours of an exchange stand in the books: 0 or 1, whatever was taken back before.
create function times_booked(of_exchange bigint) returns bigint language sql stable as $$
  select coalesce(sum(case kind when 'confirmation' then 1 else -1 end), 0)::bigint
  from transfer where exchange_id = of_exchange
$$;

-- As before, and new: the kind `take-back`; and in place of the constraint `transfer_once` the count
-- after the account locks, so that a confirmation is posted only where the hours are not booked, and
-- a take-back or a reversal only where they are. Whoever posts for the same exchange waits for the
-- same two accounts, so no two transactions can count past each other. The id is drawn after the
-- locks too: each account can be followed by it.
create or replace function post_transfer() returns trigger language plpgsql as $$
declare
  confirms constant boolean := new.kind = 'confirmation';
begin
  perform from exchange
    where exchange.id = new.exchange_id
      and exchange.minutes = new.minutes
      and state = case new.kind
        when 'confirmation' then 'confirmed' when 'take-back' then 'pending' else 'reversed' end
      and (case when confirms
        then (creditor_id, creditor_bank_id) = (new.to_person_id, new.to_bank_id)
          and (debtor_id, debtor_bank_id) = (new.from_person_id, new.from_bank_id)
        else (debtor_id, debtor_bank_id) = (new.to_person_id, new.to_bank_id)
          and (creditor_id, creditor_bank_id) = (new.from_person_id, new.from_bank_id)
      end);
  if not found then
    raise exception 'a transfer says what its exchange says'
      using errcode = 'check_violation', constraint = 'transfer_matches_exchange';
  end if;

  perform from account
    where (person_id, bank_id)
      in ((new.to_person_id, new.to_bank_id), (new.from_person_id, new.from_bank_id))
    order by person_id, bank_id
    for no key update;
  new.id := nextval(pg_get_serial_sequence('transfer', 'id'));

  if times_booked(new.exchange_id) <> (case when confirms then 0 else 1 end) then
    raise exception 'the hours of exchange % are booked once or not at all', new.exchange_id
      using errcode = 'unique_violation', constraint = 'transfer_once';
  end if;

  update account
    set balance_minutes = balance_minutes + new.minutes,
        given_minutes = given_minutes + case when confirms then new.minutes else 0 end,
        received_minutes = received_minutes - case when confirms then 0 else new.minutes end
    where person_id = new.to_person_id and bank_id = new.to_bank_id
    returning balance_minutes into new.to_balance_minutes;
  update account
    set balance_minutes = balance_minutes - new.minutes,
        given_minutes = given_minutes - case when confirms then 0 else new.minutes end,
        received_minutes = received_minutes + case when confirms then new.minutes else 0 end
    where person_id = new.from_person_id and bank_id = new.from_bank_id
    returning balance_minutes into new.from_balance_minutes;
  return new;
end $$;

-- The table of states (law L3) with the two steps back. Nothing leads out of `reversed`.
create or replace function hold_exchange_states() returns trigger language plpgsql as $$
begin
  if (old.state, new.state)
      not in (('pending', 'confirmed'), ('pending', 'cancelled'), ('confirmed', 'reversed'),
              ('confirmed', 'pending'), ('cancelled', 'pending')) then
    raise exception 'an exchange does not go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'exchange_transition';
  end if;
  if (old.creditor_id, old.creditor_bank_id, old.debtor_id, old.debtor_bank_id, old.minutes,
      old.performed_on, old.activity_id, old.note, old.created_at, old.created_by)
    is distinct from
     (new.creditor_id, new.creditor_bank_id, new.debtor_id, new.debtor_bank_id, new.minutes,
      new.performed_on, new.activity_id, new.note, new.created_at, new.created_by) then
    raise exception 'what was recorded of an exchange does not change'
      using errcode = 'check_violation', constraint = 'exchange_recorded_once';
  end if;
  return new;
end $$;

-- At commit the books say what the exchange says by then (law L7): its hours are booked while it is
-- confirmed, and not in any other state; a reversed one has its reversal. Every change of state is
-- looked at, for taking back leads out of `confirmed` too.
create or replace function require_booking() returns trigger language plpgsql as $$
declare
  now_in text;
begin
  select state into now_in from exchange where id = new.id;
  if times_booked(new.id) <> (case now_in when 'confirmed' then 1 else 0 end)
    or (now_in = 'reversed' and not exists (
      select from transfer where exchange_id = new.id and kind = 'reversal')) then
    raise exception 'exchange % is % without its transfer', new.id, now_in
      using errcode = 'check_violation', constraint = 'exchange_is_booked';
  end if;
  return null;
end $$;
drop trigger exchange_is_booked on exchange;
create constraint trigger exchange_is_booked after update on exchange
  deferrable initially deferred
  for each row execute function require_booking();
create constraint trigger exchange_begins_booked after insert on exchange
  deferrable initially deferred
  for each row when (new.state <> 'pending') execute function require_booking();
