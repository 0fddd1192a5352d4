-- How often the board for everybody is opened by its link in a group (specification §45): a sum a week,
-- without a person, an address or a device.

-- It does not reference the bank: reading its board must not wait for who has locked it.
create table group_visit (
  bank_id bigint not null,
  -- The Monday it begins with.
  week date not null,
  visits integer not null,
  primary key (bank_id, week),
  constraint group_visit_of_monday check (extract(isodow from week) = 1),
  constraint group_visit_some check (visits > 0)
);
