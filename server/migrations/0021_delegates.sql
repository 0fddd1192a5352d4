-- A person of trust acts for a member: sees, records, confirms and cancels for them. Both names stay
-- with everything they do.

create table delegate (
  id bigint generated always as identity primary key,
  -- For whom, and who acts.
  person_id bigint not null references person,
  delegate_id bigint not null references person,
  bank_id bigint not null references bank,
  -- The day on which the person signed for it.
  signed_on date not null,
  made_at timestamptz not null,
  made_by bigint not null references person,
  ended_at timestamptz,
  ended_by bigint references person,
  constraint delegate_two_people check (person_id <> delegate_id),
  constraint delegate_ended check (ended_at is not null or ended_by is null)
);
create unique index delegate_open_once on delegate (person_id, delegate_id) where ended_at is null;
create index delegate_of_delegate on delegate (delegate_id) where ended_at is null;

-- Ends with the membership of either.
create function end_delegates() returns trigger language plpgsql as $$
begin
  update delegate set ended_at = new.ended_at, ended_by = new.ended_by
    where new.person_id in (person_id, delegate_id) and bank_id = new.bank_id and ended_at is null;
  return null;
end $$;
create trigger membership_ends_delegates after update of state on membership
  for each row when (old.state = 'active' and new.state = 'ended')
  execute function end_delegates();

-- Who acted for the person that `created_by` and `decided_by` name; null where they acted themselves.
alter table exchange
  add column created_by_delegate bigint references person,
  add column decided_by_delegate bigint references person,
  add constraint exchange_decider_has_delegate
    check (decided_by is not null or decided_by_delegate is null),
  -- Law L4 seen through a person of trust: who gave the hours, or recorded them for who gave them,
  -- does not confirm them for somebody else.
  add constraint exchange_delegate_is_not_creditor check (
    decided_by_delegate is null or state in ('pending', 'cancelled')
    or (decided_by_delegate <> creditor_id
      and decided_by_delegate is distinct from
        case when created_by = creditor_id then created_by_delegate end)
  );

-- Who recorded it for somebody else is part of what was recorded.
create function keep_recording_delegate() returns trigger language plpgsql as $$
begin
  raise exception 'what was recorded of an exchange does not change'
    using errcode = 'check_violation', constraint = 'exchange_recorded_once';
end $$;
create trigger exchange_recording_delegate_stays before update of created_by_delegate on exchange
  for each row when (old.created_by_delegate is distinct from new.created_by_delegate)
  execute function keep_recording_delegate();
