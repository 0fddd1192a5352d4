-- Which columns of the list of members an administrator does not want to see; all are shown at first.
alter table membership
  add column hidden_columns text[] not null default '{}',
  add constraint membership_hidden_columns_few check (cardinality(hidden_columns) <= 20);
