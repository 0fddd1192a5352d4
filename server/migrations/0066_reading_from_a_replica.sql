-- How far the log of the database was when somebody last changed something in this session, or opened it:
-- a replica that has not come so far is not read for them. Kept up to date only where there is a replica.
alter table session add column wrote_up_to pg_lsn;
alter table session alter column wrote_up_to set default pg_current_wal_lsn();
