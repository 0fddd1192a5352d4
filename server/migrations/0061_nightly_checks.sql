-- What the nightly check of the books found (specification §31), one row for each day that has one.
create table books_check (
  -- In the portal's time zone.
  day date primary key,
  begun_at timestamptz not null,
  ended_at timestamptz not null,
  -- How many faults there were.
  faults bigint not null,
  constraint books_check_plausible check (ended_at >= begun_at and faults >= 0)
);
