-- Exchanges and the books. The laws L1, L3, L7 and L8 are held here by the database itself,
-- whatever program talks to it.

create table activity_group (
  id bigint generated always as identity primary key,
  position integer not null,
  name_it text not null,
  name_en text not null,
  name_de text not null
);

create table activity (
  id bigint generated always as identity primary key,
  group_id bigint not null references activity_group,
  position integer not null,
  name_it text not null,
  name_en text not null,
  name_de text not null
);

-- A person's account in one bank. It outlives the membership: history stays in the books.
create table account (
  person_id bigint not null references person,
  bank_id bigint not null references bank,
  balance_minutes bigint not null default 0,
  given_minutes bigint not null default 0,
  received_minutes bigint not null default 0,
  primary key (person_id, bank_id),
  constraint account_balance_is_given_less_received
    check (balance_minutes = given_minutes - received_minutes),
  constraint account_sums_not_negative check (given_minutes >= 0 and received_minutes >= 0)
);
create index account_of_bank on account (bank_id, person_id);

create table exchange (
  id bigint generated always as identity primary key,
  creditor_id bigint not null,
  creditor_bank_id bigint not null,
  debtor_id bigint not null,
  debtor_bank_id bigint not null,
  activity_id bigint not null references activity,
  performed_on date not null,
  minutes integer not null,
  note text not null,
  state text not null default 'pending',
  created_at timestamptz not null,
  created_by bigint not null references person,
  decided_at timestamptz,
  decided_by bigint references person,
  decision_reason text,
  reversed_at timestamptz,
  reversed_by bigint references person,
  reversal_reason text,
  folded_note text not null generated always as (fold(note)) stored,
  constraint exchange_creditor_account
    foreign key (creditor_id, creditor_bank_id) references account (person_id, bank_id),
  constraint exchange_debtor_account
    foreign key (debtor_id, debtor_bank_id) references account (person_id, bank_id),
  constraint exchange_two_people check (creditor_id <> debtor_id),
  constraint exchange_minutes_in_halves check (minutes % 30 = 0 and minutes between 30 and 6000),
  constraint exchange_not_before_june_2019 check (performed_on >= '2019-06-01'),
  constraint exchange_note_length check (length(note) between 1 and 1000),
  constraint exchange_reason_length
    check (greatest(length(decision_reason), length(reversal_reason)) <= 500),
  constraint exchange_state_known
    check (state in ('pending', 'confirmed', 'cancelled', 'reversed')),
  constraint exchange_decided check ((state = 'pending') = (decided_at is null)),
  constraint exchange_reversed check ((state = 'reversed') = (reversed_at is not null))
);
-- Lists of a member, either side, newest first.
create index exchange_of_creditor on exchange (creditor_id, creditor_bank_id, performed_on desc, id desc) include (state);
create index exchange_of_debtor on exchange (debtor_id, debtor_bank_id, performed_on desc, id desc) include (state);
-- What waits for somebody is little among much.
create index exchange_pending_of_creditor on exchange (creditor_id, creditor_bank_id) where state = 'pending';
create index exchange_pending_of_debtor on exchange (debtor_id, debtor_bank_id) where state = 'pending';
-- Lists of a bank: what its members gave, and what others gave to them. Most exchanges stay within
-- a bank and are found on the creditor's side alone.
create index exchange_of_bank on exchange (creditor_bank_id, state, performed_on desc, id desc)
  include (minutes, creditor_id, debtor_id);
create index exchange_to_other_bank on exchange (debtor_bank_id, state, performed_on desc, id desc)
  include (minutes, creditor_id, debtor_id)
  where creditor_bank_id <> debtor_bank_id;
-- The hours between two friend banks.
create index exchange_between_banks on exchange (creditor_bank_id, debtor_bank_id, state) include (minutes)
  where creditor_bank_id <> debtor_bank_id;

-- The ledger: one immutable two-sided row for each confirmation and each reversal (law L7).
create table transfer (
  id bigint generated always as identity primary key,
  exchange_id bigint not null references exchange,
  kind text not null,
  -- The account that gains, and the one that spends.
  to_person_id bigint not null,
  to_bank_id bigint not null,
  from_person_id bigint not null,
  from_bank_id bigint not null,
  minutes integer not null,
  to_balance_minutes bigint not null,
  from_balance_minutes bigint not null,
  posted_at timestamptz not null,
  posted_by bigint not null references person,
  constraint transfer_kind_known check (kind in ('confirmation', 'reversal')),
  constraint transfer_once unique (exchange_id, kind),
  constraint transfer_minutes_positive check (minutes > 0),
  constraint transfer_two_accounts check (to_person_id <> from_person_id),
  constraint transfer_to_account
    foreign key (to_person_id, to_bank_id) references account (person_id, bank_id),
  constraint transfer_from_account
    foreign key (from_person_id, from_bank_id) references account (person_id, bank_id)
);
create index transfer_of_gainer on transfer (to_person_id, to_bank_id, id desc);
create index transfer_of_spender on transfer (from_person_id, from_bank_id, id desc);

-- The one place where balances move (laws L7, L8). Both accounts are locked in one order, so that
-- crossing transfers wait for each other instead of deadlocking, and the row carries what came out.
create function post_transfer() returns trigger language plpgsql as $$
declare
  confirms constant boolean := new.kind = 'confirmation';
begin
  perform from exchange
    where exchange.id = new.exchange_id
      and exchange.minutes = new.minutes
      and (case when confirms
        then state = 'confirmed'
          and (creditor_id, creditor_bank_id) = (new.to_person_id, new.to_bank_id)
          and (debtor_id, debtor_bank_id) = (new.from_person_id, new.from_bank_id)
        else state = 'reversed'
          and (debtor_id, debtor_bank_id) = (new.to_person_id, new.to_bank_id)
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
create trigger transfer_moves_balances before insert on transfer
  for each row execute function post_transfer();

-- What is written stays written: corrections only add rows (law L7).
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% refuses %', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation', constraint = tg_name;
end $$;
create trigger transfer_immutable before update or delete on transfer
  for each row execute function refuse_change();
create trigger transfer_not_emptied before truncate on transfer
  for each statement execute function refuse_change();
create trigger audit_immutable before update or delete on audit
  for each row execute function refuse_change();
create trigger audit_not_emptied before truncate on audit
  for each statement execute function refuse_change();

-- Accounts begin empty and move only inside the transfer's own trigger (law L8).
create trigger account_begins_empty before insert on account
  for each row when (new.given_minutes <> 0 or new.received_minutes <> 0)
  execute function refuse_change();
create trigger account_moves_by_transfer before update or delete on account
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();
create trigger account_not_emptied before truncate on account
  for each statement execute function refuse_change();

-- The table of states (law L3), once more where nobody can pass it by.
create function hold_exchange_states() returns trigger language plpgsql as $$
begin
  if (old.state, new.state)
      not in (('pending', 'confirmed'), ('pending', 'cancelled'), ('confirmed', 'reversed')) then
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
create trigger exchange_states before update on exchange
  for each row execute function hold_exchange_states();
create trigger exchange_stays before delete on exchange
  for each row execute function refuse_change();
create trigger exchange_not_emptied before truncate on exchange
  for each statement execute function refuse_change();

-- At commit, every confirmed exchange has its transfer, and every reversed one both (law L7).
create function require_booking() returns trigger language plpgsql as $$
begin
  if (select count(*) from transfer where exchange_id = new.id)
      <> (case new.state when 'confirmed' then 1 else 2 end) then
    raise exception 'exchange % is % without its transfer', new.id, new.state
      using errcode = 'check_violation', constraint = 'exchange_is_booked';
  end if;
  return null;
end $$;
create constraint trigger exchange_is_booked after insert or update on exchange
  deferrable initially deferred
  for each row when (new.state in ('confirmed', 'reversed')) execute function require_booking();
