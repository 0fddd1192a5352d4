-- Since when the recovery codes are the ones of now: what a way back may leave to its person depends on
-- it. Null where they are as old as the second factor.
alter table authenticator add column codes_made_at timestamptz;
