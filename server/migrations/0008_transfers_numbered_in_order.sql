-- Following an account by the number of its transfers follows its balance (law L8). The number was
-- drawn before the accounts were locked, so two transfers that waited for each other could be
-- numbered against the order in which they moved the balance.
--
-- The only change to post_transfer() is the line that draws new.id, right after the locks; the
-- number that the identity column had drawn by then stays unused. Rows written before keep theirs.

create or replace function post_transfer() returns trigger language plpgsql as $$
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
  new.id := nextval(pg_get_serial_sequence('transfer', 'id'));

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
