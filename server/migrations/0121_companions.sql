-- Who accompanies somebody who has just come (specification §43).
alter table person add column welcomes boolean not null default false;
-- Those who would are few among many.
create index person_welcomes on person (id) where welcomes;

create table companion (
  id bigint generated always as identity primary key,
  bank_id bigint not null references bank,
  newcomer_id bigint not null references person,
  companion_id bigint not null references person,
  made_by bigint not null references person,
  made_at timestamptz not null,
  ended_at timestamptz,
  ended_why text,
  constraint companion_two_people check (newcomer_id <> companion_id),
  constraint companion_end_known check (
    ended_why in ('two-exchanges', 'time', 'membership', 'newcomer', 'companion', 'desk')),
  constraint companion_ended check ((ended_at is null) = (ended_why is null))
);
create unique index companion_open_once on companion (newcomer_id) where ended_at is null;
create index companion_of_newcomer on companion (newcomer_id);
create index companion_of_companion on companion (companion_id);

-- Ends with the membership of either.
create function end_companions() returns trigger language plpgsql as $$
begin
  update companion set ended_at = new.ended_at, ended_why = 'membership'
    where new.person_id in (newcomer_id, companion_id) and bank_id = new.bank_id
      and ended_at is null;
  return null;
end $$;
create trigger membership_ends_companions after update of state on membership
  for each row when (old.state = 'active' and new.state = 'ended')
  execute function end_companions();
