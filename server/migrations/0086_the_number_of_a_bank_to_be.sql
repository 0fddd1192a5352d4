-- An application for a bank knows the number that the bank has once it is approved: drawn from the same
-- sequence, so that it names no other bank, and by the database itself, for portals of before that still run.
alter table bank_application
  add column future_bank_id bigint not null default nextval(pg_get_serial_sequence('bank', 'id'));
update bank_application set future_bank_id = bank_id where bank_id is not null;
create unique index bank_application_future_bank on bank_application (future_bank_id);
