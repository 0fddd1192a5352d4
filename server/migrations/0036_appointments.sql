-- Appointments between two members: proposed, agreed, done, dropped (specification §22).

create table arrangement (
  id bigint generated always as identity primary key,
  -- The notice it came from, where it came from one.
  notice_id bigint references notice on delete set null,
  giver_id bigint not null,
  giver_bank_id bigint not null,
  receiver_id bigint not null,
  receiver_bank_id bigint not null,
  activity_id bigint not null references activity,
  title text not null,
  starts_at timestamptz not null,
  -- As planned: any whole minutes, for a plan is no exchange.
  minutes integer not null,
  place text not null,
  state text not null default 'proposed',
  -- Whose proposal stands: one of the two.
  proposed_by bigint not null references person,
  -- Rises with every proposal and with dropping it, so that nobody agrees to what they have not seen.
  sequence integer not null default 0,
  exchange_id bigint references exchange,
  created_at timestamptz not null,
  -- One of the two, or an administrator who acts for them.
  created_by bigint not null references person,
  changed_at timestamptz not null,
  -- When the giver was asked whether it was done, and when the two were reminded the day before.
  asked_at timestamptz,
  reminded_at timestamptz,
  constraint arrangement_giver_account
    foreign key (giver_id, giver_bank_id) references account (person_id, bank_id),
  constraint arrangement_receiver_account
    foreign key (receiver_id, receiver_bank_id) references account (person_id, bank_id),
  constraint arrangement_two_people check (giver_id <> receiver_id),
  constraint arrangement_proposed_by_one check (proposed_by in (giver_id, receiver_id)),
  constraint arrangement_state_known check (state in ('proposed', 'agreed', 'done', 'dropped')),
  constraint arrangement_title_length check (length(title) between 1 and 80),
  constraint arrangement_place_length check (length(place) <= 120),
  constraint arrangement_minutes_known check (minutes between 5 and 1440),
  constraint arrangement_exchange_once unique (exchange_id),
  constraint arrangement_done check ((state = 'done') = (exchange_id is not null))
);
-- The appointments of a person, on either side.
create index arrangement_of_giver on arrangement (giver_id, starts_at desc);
create index arrangement_of_receiver on arrangement (receiver_id, starts_at desc);
-- Those of a desk.
create index arrangement_of_giver_bank on arrangement (giver_bank_id, starts_at desc);
create index arrangement_of_receiver_bank on arrangement (receiver_bank_id, starts_at desc);
-- What the jobs look for is little among much.
create index arrangement_open on arrangement (starts_at) where state in ('proposed', 'agreed');
create index arrangement_of_notice on arrangement (notice_id) where notice_id is not null;

-- The end of a membership drops what the person had arranged there, and tells the other one.
create function drop_arrangements() returns trigger language plpgsql as $$
begin
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
create trigger membership_drops_arrangements after update of state on membership
  for each row when (old.state = 'active' and new.state = 'ended')
  execute function drop_arrangements();

-- The links of these letters: agreeing, and what became of it. Which acts there are, the contract says.
alter table act_token
  drop constraint act_token_act_known,
  add constraint act_token_act_shape check (act ~ '^[a-z]+(-[a-z]+)*$');

-- A reminder the day before is a letter that a person may choose.
alter table letter_preference
  drop constraint letter_preference_topic_known,
  add constraint letter_preference_topic_known
    check (topic in ('board', 'messages', 'bank-letter', 'reminders', 'appointments')),
  drop constraint letter_preference_cadence_known,
  add constraint letter_preference_cadence_known
    check (cadence in ('never', 'daily', 'weekly', 'at-once', 'day-before'));
alter table letter_sent
  drop constraint letter_sent_topic_known,
  add constraint letter_sent_topic_known
    check (topic in ('board', 'messages', 'bank-letter', 'reminders', 'appointments'));
