-- What belongs together of one errand: a notice, an answer, an appointment, an exchange (specification
-- §22). Nothing is stored as a course; the links between its steps are.

alter table arrangement
  -- The answer that it was agreed on by, beside its notice.
  add column answer_id bigint references notice_answer on delete set null,
  -- The exchange that it was done with until that was cancelled or reversed.
  add column undone_exchange_id bigint references exchange;
create index arrangement_of_answer on arrangement (answer_id) where answer_id is not null;
create index arrangement_undone on arrangement (undone_exchange_id)
  where undone_exchange_id is not null;
-- What is open between two people is little among much.
create index arrangement_open_of_pair on arrangement (giver_id, receiver_id, starts_at)
  where state in ('proposed', 'agreed');

alter table standing_arrangement
  add column answer_id bigint references notice_answer on delete set null;
create index standing_of_answer on standing_arrangement (answer_id) where answer_id is not null;

-- Appointments of before know their notice: their answer is the one accepted answer of the two to it.
with accepted as (
  select notice.id as notice_id, notice.person_id as author_id, answer.person_id as answerer_id,
         min(answer.id) as answer_id
  from notice join notice_answer answer on answer.notice_id = notice.id
  where answer.state = 'accepted'
  group by notice.id, notice.person_id, answer.person_id
  having count(*) = 1
), single as (
  update arrangement set answer_id = accepted.answer_id from accepted
  where accepted.notice_id = arrangement.notice_id
    and least(author_id, answerer_id) = least(giver_id, receiver_id)
    and greatest(author_id, answerer_id) = greatest(giver_id, receiver_id)
)
update standing_arrangement set answer_id = accepted.answer_id from accepted
where accepted.notice_id = standing_arrangement.notice_id
  and least(author_id, answerer_id) = least(giver_id, receiver_id)
  and greatest(author_id, answerer_id) = greatest(giver_id, receiver_id);

-- Where an exchange comes from that was recorded from a notice without an appointment.
create table exchange_about (
  exchange_id bigint primary key references exchange,
  notice_id bigint not null references notice on delete cascade,
  answer_id bigint references notice_answer on delete set null
);
create index exchange_about_notice on exchange_about (notice_id);
create index exchange_about_answer on exchange_about (answer_id) where answer_id is not null;

alter table notice
  -- A request that its author keeps open after hours.
  add column stays_open boolean not null default false,
  -- The hours that closed it, also once they are cancelled: they may be taken up again.
  add column met_by_exchange_id bigint references exchange,
  -- When the day is over until which help was needed; null where there is none.
  add column met_until timestamptz;
create index notice_met_by_exchange on notice (met_by_exchange_id)
  where met_by_exchange_id is not null;

-- Whether somebody is a member of a bank now.
create function is_member(of_person bigint, of_bank bigint) returns boolean language sql stable as $$
  select exists (select from membership
    where person_id = of_person and bank_id = of_bank and state = 'active')
$$;

-- Hours that are no more have closed nothing: their appointment is agreed again and is asked about once
-- more, and the request that they met is open again until its day is over. A cancellation that is taken
-- back takes up both again. It is the database that does it, for exchanges are cancelled and reversed
-- one by one, many at once, by leaving, and with the batch or the import that made them.
create function follow_exchange() returns trigger language plpgsql as $$
declare
  at constant timestamptz := coalesce(new.reversed_at, new.decided_at, old.decided_at);
begin
  if new.state in ('cancelled', 'reversed') then
    update arrangement
      set exchange_id = null, undone_exchange_id = new.id, asked_at = null, desk_by = null,
          changed_at = at,
          state = case when is_member(giver_id, giver_bank_id)
            and is_member(receiver_id, receiver_bank_id) then 'agreed' else 'dropped' end
      where exchange_id = new.id;
    update notice
      set state = 'open', outcome = null, met_with = null, closed_at = null, changed_at = at
      where met_by_exchange_id = new.id and state = 'closed'
        and (met_until is null or at < met_until) and is_member(person_id, bank_id);
  elsif old.state = 'cancelled' then
    update arrangement
      set state = 'done', exchange_id = new.id, undone_exchange_id = null, desk_by = null
      where undone_exchange_id = new.id and state = 'agreed';
    update notice
      set state = 'closed', outcome = 'met', met_with = new.creditor_id, closed_at = at,
          changed_at = at
      where met_by_exchange_id = new.id and state = 'open' and not stays_open;
  end if;
  return null;
end $$;
create trigger exchange_is_followed after update of state on exchange
  for each row when (old.state <> new.state and (new.state in ('cancelled', 'reversed')
    or old.state = 'cancelled'))
  execute function follow_exchange();

-- Answers that were let go because a notice was closed wait again when it is open again.
create function take_answers_back() returns trigger language plpgsql as $$
begin
  update notice_answer answer set state = 'open', decided_at = null, told_at = null, told_by = null
    where notice_id = new.id and state = 'let-go' and decided_at = old.closed_at
      and exists (select from membership
        where membership.person_id = answer.person_id and membership.state = 'active');
  return null;
end $$;
create trigger notice_takes_answers_back after update of state on notice
  for each row when (old.state = 'closed' and new.state <> 'closed')
  execute function take_answers_back();
