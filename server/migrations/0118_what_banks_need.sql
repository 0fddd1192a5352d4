-- What of a bank the administrators of the portal look after (specification §31): whether anybody still
-- administers it, imports that were given up, reports that nobody decides.

-- The last day on which an administrator of the bank was signed in; which of them is nobody's business.
-- It does not reference the bank: signing in must not wait for who has locked it.
create table administrators_seen (
  bank_id bigint primary key,
  seen_on date not null
);
-- Nobody was counted before: those who were here from today on.
insert into administrators_seen (bank_id, seen_on) select id, current_date from bank;

create index import_at_work on import (bank_id) where state in ('checking', 'running', 'undoing');
create index notice_report_open on notice_report (notice_id, created_at) where settled_at is null;
create index thread_report_open on thread_report (bank_id, created_at) where settled_at is null;
