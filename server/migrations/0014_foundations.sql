-- People without an e-mail address, a fund for every bank, and exchanges that are not a service
-- (laws L1, L7 and L8 hold for every kind).

-- A person may have no e-mail, password, phone or birth date. `desk` people have no login: the desk
-- of their bank acts for them. They may have an address that was typed for them; nothing is sent to
-- it before they have a login.
alter table person
  alter column email drop not null,
  alter column password_hash drop not null,
  alter column phone drop not null,
  alter column birth_date drop not null,
  alter column phone_digits drop not null,
  add column access text not null default 'self',
  add column kind text not null default 'human',
  add constraint person_access_known check (access in ('self', 'desk')),
  add constraint person_kind_known check (kind in ('human', 'fund')),
  add constraint person_login_needs_email check (access = 'desk' or email is not null),
  add constraint person_login_is_own check (password_hash is null or access = 'self'),
  add constraint person_fund_has_no_login
    check (kind = 'human' or (access = 'desk' and email is null)),
  drop constraint person_name_length,
  add constraint person_name_length check (kind = 'fund' or length(name) between 1 and 100);

create or replace view standing as
  select
    person.id as person_id,
    case
      when person.access = 'self' and person.email_verified_at is null then 'not-verified'
      when membership.state = 'requested' or application.id is not null then 'pending'
      when membership.state = 'active' then 'normal'
      else 'new'
    end as status,
    case when membership.state = 'active' then membership.role else 'USER' end as role,
    case when membership.state = 'active' then membership.bank_id end as bank_id,
    case when membership.state = 'requested' then membership.bank_id end as requested_bank_id
  from person
  left join membership
    on membership.person_id = person.id and membership.state in ('requested', 'active')
  left join bank_application application
    on application.applicant_id = person.id and application.state = 'open';

-- The number on a member's card: given when they become active, kept when they come back. A number
-- that is given by hand (an imported card) moves the bank's counter on.
alter table bank add column last_member_number integer not null default 0;
alter table membership
  add column number integer,
  add constraint membership_number_positive check (number > 0);
update membership set number = listed.number
  from (
    select id, row_number() over (partition by bank_id order by decided_at, id) as number
    from membership where state = 'active'
  ) listed
  where listed.id = membership.id;
update bank set last_member_number = coalesce(
  (select max(number) from membership where membership.bank_id = bank.id), 0);
create unique index membership_number_once on membership (bank_id, number) where state = 'active';
alter table membership
  add constraint membership_active_has_number check (state <> 'active' or number is not null);

create function number_member() returns trigger language plpgsql as $$
begin
  if new.number is null then
    select number into new.number from membership
      where person_id = new.person_id and bank_id = new.bank_id and number is not null
      order by id desc limit 1;
  end if;
  if new.number is null then
    update bank set last_member_number = last_member_number + 1 where id = new.bank_id
      returning last_member_number into new.number;
  else
    update bank set last_member_number = new.number
      where id = new.bank_id and last_member_number < new.number;
  end if;
  return new;
end $$;
create trigger membership_is_numbered before insert or update of state on membership
  for each row when (new.state = 'active') execute function number_member();

-- Every bank has a fund: an account whose holder is no human and no member. It appears in no list of
-- members and cannot sign in.
alter table bank add column fund_person_id bigint unique references person;
create index person_is_fund on person (id) where kind = 'fund';

create function create_fund() returns trigger language plpgsql as $$
begin
  insert into person (name, surname, sex, pref_locale, access, kind, created_at)
    values ('', 'Fondo ore', 'n', 'it', 'desk', 'fund', new.created_at)
    returning id into new.fund_person_id;
  return new;
end $$;
create function open_fund_account() returns trigger language plpgsql as $$
begin
  insert into account (person_id, bank_id) values (new.fund_person_id, new.id);
  return null;
end $$;
create trigger bank_has_fund before insert on bank
  for each row execute function create_fund();
create trigger bank_opens_fund_account after insert on bank
  for each row execute function open_fund_account();

do $$
declare
  found record;
  fund bigint;
begin
  for found in select id, created_at from bank order by id loop
    insert into person (name, surname, sex, pref_locale, access, kind, created_at)
      values ('', 'Fondo ore', 'n', 'it', 'desk', 'fund', found.created_at)
      returning id into fund;
    update bank set fund_person_id = fund where id = found.id;
    insert into account (person_id, bank_id) values (fund, found.id);
  end loop;
end $$;
alter table bank alter column fund_person_id set not null;

-- Exchanges that are not a service: any minute from 1, no activity, and no part in the hours that
-- services gave and received.
alter table exchange
  add column kind text not null default 'service',
  -- How the word of the person who received the hours reached the desk; null where they gave it
  -- here themselves.
  add column basis text,
  alter column activity_id drop not null,
  add constraint exchange_kind_known
    check (kind in ('service', 'gift', 'share', 'opening', 'settlement')),
  add constraint exchange_basis_known check (basis in ('paper', 'phone', 'present')),
  add constraint exchange_service_has_activity
    check ((kind = 'service') = (activity_id is not null)),
  drop constraint exchange_minutes_in_halves,
  add constraint exchange_minutes_in_halves check (
    case kind when 'service' then minutes % 30 = 0 and minutes between 30 and 6000
    else minutes between 1 and 10000000 end
  );

alter table account
  -- What moved without a service: plus what was received as a gift, minus what was passed on.
  add column adjusted_minutes bigint not null default 0,
  drop constraint account_balance_is_given_less_received,
  add constraint account_balance_is_given_less_received
    check (balance_minutes = given_minutes - received_minutes + adjusted_minutes);
drop trigger account_begins_empty on account;
create trigger account_begins_empty before insert on account
  for each row
  when (new.given_minutes <> 0 or new.received_minutes <> 0 or new.adjusted_minutes <> 0)
  execute function refuse_change();

-- As before, and new: only a service moves the hours given and received; every other kind moves
-- `adjusted_minutes` of both accounts.
create or replace function post_transfer() returns trigger language plpgsql as $$
declare
  confirms constant boolean := new.kind = 'confirmation';
  is_service boolean;
begin
  select kind = 'service' into is_service from exchange
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
        given_minutes = given_minutes + case when is_service and confirms then new.minutes else 0 end,
        received_minutes =
          received_minutes - case when is_service and not confirms then new.minutes else 0 end,
        adjusted_minutes = adjusted_minutes + case when is_service then 0 else new.minutes end
    where person_id = new.to_person_id and bank_id = new.to_bank_id
    returning balance_minutes into new.to_balance_minutes;
  update account
    set balance_minutes = balance_minutes - new.minutes,
        given_minutes =
          given_minutes - case when is_service and not confirms then new.minutes else 0 end,
        received_minutes =
          received_minutes + case when is_service and confirms then new.minutes else 0 end,
        adjusted_minutes = adjusted_minutes - case when is_service then 0 else new.minutes end
    where person_id = new.from_person_id and bank_id = new.from_bank_id
    returning balance_minutes into new.from_balance_minutes;
  return new;
end $$;

-- The table of states (law L3) as before; kind and basis are part of what was recorded. The basis of
-- a confirmation may come with it.
create or replace function hold_exchange_states() returns trigger language plpgsql as $$
begin
  if (old.state, new.state)
      not in (('pending', 'confirmed'), ('pending', 'cancelled'), ('confirmed', 'reversed'),
              ('confirmed', 'pending'), ('cancelled', 'pending')) then
    raise exception 'an exchange does not go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'exchange_transition';
  end if;
  if (old.creditor_id, old.creditor_bank_id, old.debtor_id, old.debtor_bank_id, old.minutes,
      old.performed_on, old.activity_id, old.note, old.created_at, old.created_by, old.kind)
    is distinct from
     (new.creditor_id, new.creditor_bank_id, new.debtor_id, new.debtor_bank_id, new.minutes,
      new.performed_on, new.activity_id, new.note, new.created_at, new.created_by, new.kind)
    or (old.basis is distinct from new.basis and new.state <> 'confirmed'
        and not (new.state = 'pending' and new.basis is null)) then
    raise exception 'what was recorded of an exchange does not change'
      using errcode = 'check_violation', constraint = 'exchange_recorded_once';
  end if;
  return new;
end $$;
