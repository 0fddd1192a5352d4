-- Standing appointments: two members agree once on every week, fortnight or month, and each date
-- appears by itself a week before (specification §22).

create table standing_arrangement (
  id bigint generated always as identity primary key,
  notice_id bigint references notice on delete set null,
  giver_id bigint not null,
  giver_bank_id bigint not null,
  receiver_id bigint not null,
  receiver_bank_id bigint not null,
  activity_id bigint not null references activity,
  title text not null,
  every text not null,
  -- The first date: its weekday is that of all others, and its place in the month that of every month.
  from_day date not null,
  until_day date,
  -- As the clock on the wall shows it, on both sides of a change of the clock.
  starts_at_time time not null,
  minutes integer not null,
  place text not null,
  state text not null default 'proposed',
  proposed_by bigint not null references person,
  -- The first date that has not been made yet; null where none follows.
  next_day date,
  paused_until date,
  -- Which of the two paused it; null where the portal did, for nobody had answered.
  paused_by bigint references person,
  -- Dates of before do not count as unanswered any more.
  watched_from date,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint standing_giver_account
    foreign key (giver_id, giver_bank_id) references account (person_id, bank_id),
  constraint standing_receiver_account
    foreign key (receiver_id, receiver_bank_id) references account (person_id, bank_id),
  constraint standing_two_people check (giver_id <> receiver_id),
  constraint standing_proposed_by_one check (proposed_by in (giver_id, receiver_id)),
  constraint standing_state_known check (state in ('proposed', 'agreed', 'paused', 'ended')),
  constraint standing_every_known check (every in ('week', 'fortnight', 'month')),
  constraint standing_title_length check (length(title) between 1 and 80),
  constraint standing_place_length check (length(place) <= 120),
  constraint standing_minutes_known check (minutes between 5 and 1440),
  constraint standing_until_later check (until_day >= from_day),
  constraint standing_paused check (state = 'paused' or (paused_until is null and paused_by is null))
);
create index standing_of_giver on standing_arrangement (giver_id, giver_bank_id) where state <> 'ended';
create index standing_of_receiver on standing_arrangement (receiver_id, receiver_bank_id) where state <> 'ended';
-- What the job looks for.
create index standing_due on standing_arrangement (next_day) where state in ('agreed', 'paused');
create index standing_open on standing_arrangement (from_day) where state <> 'ended';

alter table arrangement
  add column standing_id bigint references standing_arrangement,
  -- Which date of it this is, also where the two moved that date.
  add column standing_day date,
  add constraint arrangement_of_standing unique (standing_id, standing_day);

-- The end of a membership ends what stood there first, so that no date is made any more, then drops
-- what the person had arranged there; the other one is told.
create or replace function drop_arrangements() returns trigger language plpgsql as $$
begin
  with ended as (
    update standing_arrangement set state = 'ended', paused_until = null, paused_by = null, next_day = null,
                        changed_at = new.ended_at
      where state <> 'ended'
        and ((giver_id = new.person_id and giver_bank_id = new.bank_id)
          or (receiver_id = new.person_id and receiver_bank_id = new.bank_id))
      returning id, giver_id, receiver_id
  )
  insert into outbox (kind, payload, created_at)
    select 'standing-ended',
           jsonb_build_object('standingId', id, 'personId',
             case giver_id when new.person_id then receiver_id else giver_id end),
           new.ended_at
    from ended order by id;
  with dropped as (
    update arrangement set state = 'dropped', sequence = sequence + 1, changed_at = new.ended_at
      where state in ('proposed', 'agreed')
        and ((giver_id = new.person_id and giver_bank_id = new.bank_id)
          or (receiver_id = new.person_id and receiver_bank_id = new.bank_id))
      returning id, giver_id, receiver_id
  )
  insert into outbox (kind, payload, created_at)
    select 'arrangement-dropped',
           jsonb_build_object('arrangementId', id, 'personId',
             case giver_id when new.person_id then receiver_id else giver_id end),
           new.ended_at
    from dropped order by id;
  return null;
end $$;

-- Banks that are no longer friends have nothing standing between their members; both are told. What
-- was agreed for a date stays, as any other appointment.
create function end_standings_between() returns trigger language plpgsql as $$
begin
  with ended as (
    update standing_arrangement set state = 'ended', paused_until = null, paused_by = null, next_day = null,
                        changed_at = new.ended_at
      where state <> 'ended'
        and ((giver_bank_id = new.requester_bank_id and receiver_bank_id = new.required_bank_id)
          or (giver_bank_id = new.required_bank_id and receiver_bank_id = new.requester_bank_id))
      returning id, giver_id, receiver_id
  )
  insert into outbox (kind, payload, created_at)
    select 'standing-ended',
           jsonb_build_object('standingId', ended.id, 'personId', reader.id), new.ended_at
    from ended cross join lateral (values (giver_id), (receiver_id)) as reader (id)
    order by ended.id, reader.id;
  return null;
end $$;
create trigger bank_link_ends_standings after update of state on bank_link
  for each row when (old.state = 'approved' and new.state = 'removed')
  execute function end_standings_between();
