-- :count exchanges of the big bank that wait, with numbers that follow each other, so that a program
-- that only counts confirms each of them once. The administrator who confirms is on neither side.
set session_replication_role = replica;
insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
                      performed_on, minutes, note, state, created_at, created_by)
select 2 + n % 9998, 1, 2 + (n * 7 + 1) % 9998, 1, 1, '2026-01-01', 60, 'Torta', 'pending', now(), 2 + n % 9998
from generate_series(1, :count) n;
