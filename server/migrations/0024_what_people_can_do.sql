-- What people say they can do for others: one row for each kind of service.
create table skill (
  person_id bigint not null references person on delete cascade,
  activity_id bigint not null references activity,
  said_at timestamptz not null,
  -- The person, or whoever typed their sheet at the desk.
  said_by bigint not null references person,
  constraint skill_pkey primary key (person_id, activity_id)
);
-- Who can do something.
create index skill_of_activity on skill (activity_id, person_id);
