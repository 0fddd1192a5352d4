-- When a bank can be found, in its own words: a line of its own beside the description.
alter table bank
  add column opening_hours text not null default '',
  add constraint bank_opening_hours_length check (length(opening_hours) <= 300);
alter table bank_application
  add column opening_hours text not null default '',
  add constraint bank_application_opening_hours_length check (length(opening_hours) <= 300);
