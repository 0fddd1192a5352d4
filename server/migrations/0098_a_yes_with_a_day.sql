-- An answer to a notice may carry days, and a yes may name one of them: both agree by that.
create table answer_day (
  answer_id bigint not null references notice_answer on delete cascade,
  position smallint not null,
  starts_at timestamptz not null,
  -- As planned: any whole minutes, for a plan is no exchange.
  minutes integer not null,
  place text not null,
  constraint answer_day_once primary key (answer_id, position),
  constraint answer_day_position_known check (position between 1 and 3),
  constraint answer_day_minutes_known check (minutes between 5 and 1440),
  constraint answer_day_place_length check (length(place) <= 120)
);

alter table notice_answer
  -- Rises whenever the days change, so that nobody says yes to what they have not seen.
  add column sequence integer not null default 0,
  -- The position of the day that the yes named.
  add column agreed_day smallint,
  add constraint notice_answer_agreed_day
    check (agreed_day is null or (state = 'accepted' and agreed_day between 1 and 3));
