-- Fees that a file brings (specification §48, §18): received before the portal, or outside it. Such a fee has the
-- day and the sum that the file says, and no receipt of the portal, which numbers only its own.
alter table fee add column is_brought boolean not null default false;
alter table fee
  drop constraint fee_received_in_full,
  add constraint fee_received_in_full check (
    (state = 'received') = (num_nulls(cents, on_day, how, receipt_no) = 0
      or (is_brought and num_nulls(cents, on_day) = 0))),
  add constraint fee_brought_without_receipt
    check (not is_brought or num_nonnulls(how, receipt_no, voids_no) = 0);
drop trigger fee_immutable on fee;
create trigger fee_immutable
  before update of id, bank_id, year, person_id, state, fee_group, cents, on_day, how, receipt_no, voids_no,
    made_by, made_at, is_brought on fee
  for each row execute function refuse_change();

-- The fee that a line brought; it goes after its years, and with its person.
alter table import_row
  add column fee_id bigint,
  add constraint import_row_fee foreign key (fee_id) references fee on delete set null,
  drop constraint import_row_outcome_known,
  add constraint import_row_outcome_known
    check (outcome in ('created', 'joined', 'same', 'booked', 'fee', 'noted', 'left'));
create index import_row_of_fee on import_row (fee_id) where fee_id is not null;
