-- How PostgreSQL judges the cost of its ways. Its defaults think of disks that turn and of few people
-- who ask big questions; a portal's data lie in memory or on flash, and many people ask small ones:
-- a row found by an index costs little more than the next one on the page, and the cores are for
-- other people's questions rather than for halves of one. A role that does not own the database
-- leaves it as it is.
do $$
begin
  execute format('alter database %I set random_page_cost = 1.1', current_database());
  execute format('alter database %I set max_parallel_workers_per_gather = 0', current_database());
  execute format('alter database %I set jit = off', current_database());
exception when insufficient_privilege then
  raise notice 'the settings of this database are somebody else''s to choose';
end $$;
