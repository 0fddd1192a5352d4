-- How a bank is doing, month by month (specification §43): written at night from the books.
create table bank_month (
  bank_id bigint not null references bank,
  -- Its first day.
  month date not null,
  members integer not null,
  active90 integer not null,
  newcomers integer not null,
  newcomers_met integer not null,
  requests integer not null,
  requests_met integer not null,
  median_days numeric,
  top_tenth numeric,
  constraint bank_month_pkey primary key (bank_id, month),
  constraint bank_month_first_day check (extract(day from month) = 1),
  constraint bank_month_parts check (
    active90 between 0 and members and newcomers_met between 0 and newcomers
    and requests_met between 0 and requests),
  constraint bank_month_median check (median_days >= 0),
  constraint bank_month_share check (top_tenth between 0 and 1)
);
