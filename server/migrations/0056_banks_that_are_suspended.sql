-- A bank that the portal has suspended can be read, and nothing in it moves (specification §38). The
-- flag is on the bank's own row: what moves hours or begins something there takes a key share lock on
-- that row, which the foreign keys take anyway, and suspending locks the row alone. So a suspension
-- waits for what is on its way, and what comes after it finds it.
alter table bank
  add column suspended_at timestamptz,
  add column suspension_reason text,
  add constraint bank_suspended_for_a_reason
    check ((suspended_at is null) = (suspension_reason is null)),
  add constraint bank_suspension_reason_length check (length(suspension_reason) between 1 and 500);
create index bank_suspended on bank (id) where suspended_at is not null;

-- Keeps these banks as they are until the transaction ends. The code is no integrity violation (23):
-- work that leaves out single rows refused by a constraint must stop here instead.
create function require_open_banks(bank_ids bigint[]) returns void language plpgsql as $$
declare
  suspended timestamptz;
begin
  for suspended in
    select suspended_at from bank where id = any(bank_ids) order by id for key share
  loop
    if suspended is not null then
      raise exception 'a bank is suspended' using errcode = 'TB001', constraint = 'bank_is_open';
    end if;
  end loop;
end $$;

-- Hours: every transfer needs an exchange that begins or changes its state first. What waits with
-- somebody who has left is cancelled all the same, for people may leave.
create function exchange_needs_open_banks() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.state = 'cancelled' and exists (
    select from (values (new.creditor_id, new.creditor_bank_id), (new.debtor_id, new.debtor_bank_id))
      as side (person_id, bank_id)
    join membership on membership.person_id = side.person_id and membership.bank_id = side.bank_id
    group by side.person_id, side.bank_id
    having bool_or(state = 'ended') and not bool_or(state = 'active')
  ) then
    return new;
  end if;
  perform require_open_banks(array[new.creditor_bank_id, new.debtor_bank_id]);
  return new;
end $$;
create trigger exchange_banks_open before insert on exchange
  for each row execute function exchange_needs_open_banks();
create trigger exchange_banks_open_still before update of state on exchange
  for each row when (old.state <> new.state) execute function exchange_needs_open_banks();

-- Everything else: the columns that name the banks are the arguments.
create function needs_open_banks() returns trigger language plpgsql as $$
begin
  perform require_open_banks(
    array(select (to_jsonb(new) ->> name)::bigint from unnest(tg_argv) as name));
  return new;
end $$;
create trigger membership_bank_open before insert on membership
  for each row execute function needs_open_banks('bank_id');
create trigger membership_bank_open_still before update of state, role on membership
  for each row when (
    (old.state <> new.state and new.state in ('requested', 'denied', 'active'))
    or (old.role <> new.role and new.state = 'active'))
  execute function needs_open_banks('bank_id');
create trigger bank_rule_bank_open before insert on bank_rule
  for each row execute function needs_open_banks('bank_id');
create trigger bank_link_banks_open before insert or update of state on bank_link
  for each row when (new.state in ('requested', 'approved'))
  execute function needs_open_banks('requester_bank_id', 'required_bank_id');
create trigger exchange_batch_banks_open before insert on exchange_batch
  for each row execute function needs_open_banks('bank_id', 'debtor_bank_id');
create trigger share_announcement_bank_open before insert on share_announcement
  for each row execute function needs_open_banks('bank_id');
create trigger import_bank_open before insert on import
  for each row execute function needs_open_banks('bank_id');
create trigger cheque_book_bank_open before insert on cheque_book
  for each row execute function needs_open_banks('bank_id');
create trigger cheque_bank_open before update of state on cheque
  for each row when (old.state <> new.state and new.state = 'handed-in')
  execute function needs_open_banks('bank_id');
create trigger invitation_bank_open before insert on invitation
  for each row execute function needs_open_banks('bank_id');
create trigger notice_bank_open before insert on notice
  for each row execute function needs_open_banks('bank_id');
create trigger standing_banks_open before insert on standing_arrangement
  for each row execute function needs_open_banks('giver_bank_id', 'receiver_bank_id');
-- The dates of a standing appointment are made for all banks in one statement.
create trigger arrangement_banks_open before insert on arrangement
  for each row when (new.standing_id is null)
  execute function needs_open_banks('giver_bank_id', 'receiver_bank_id');

create function answer_needs_open_bank() returns trigger language plpgsql as $$
begin
  perform require_open_banks(array(select bank_id from notice where id = new.notice_id));
  return new;
end $$;
create trigger notice_answer_bank_open before insert on notice_answer
  for each row execute function answer_needs_open_bank();

-- As before, and new: what was done about suspensions.
drop index audit_of_portal;
create index audit_of_portal on audit (id desc)
where action in ('bank-approved', 'bank-denied', 'bank-imported', 'bank-reopened', 'bank-suspended',
                 'job-retried', 'mails-retried')
   or (action = 'bank-updated' and detail -> 'fields' ?| array['name', 'email', 'date']);
