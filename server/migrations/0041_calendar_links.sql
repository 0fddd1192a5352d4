-- The address at which a calendar program follows the appointments of a person (specification §22).

create table calendar_link (
  person_id bigint primary key references person on delete cascade,
  -- The token itself is shown once and kept nowhere.
  token_hash bytea not null constraint calendar_link_token unique,
  made_at timestamptz not null
);

-- Who has left a bank is not followed any more; after coming back they make a new address.
create function end_calendar_link() returns trigger language plpgsql as $$
begin
  delete from calendar_link where person_id = new.person_id;
  return null;
end $$;
create trigger membership_ends_calendar_link after update of state on membership
  for each row when (old.state = 'active' and new.state = 'ended')
  execute function end_calendar_link();
