-- The number of a card may be changed while another is free. Those that a membership had before stay with it:
-- cards with them are still about, so nobody else gets one of them without being told (specification §12).
alter table membership add column earlier_numbers integer[] not null default '{}';
create index membership_of_number on membership (bank_id, number);
create index membership_of_earlier_number on membership using gin (earlier_numbers)
  where earlier_numbers <> '{}';
