-- Somebody whose account was closed because they are no more: from then on no letter goes to them
-- (specification §19). It ends by itself when they become a member again.
alter table person add column gone_at timestamptz;

create function welcome_back() returns trigger language plpgsql as $$
begin
  update person set gone_at = null where id = new.person_id and gone_at is not null;
  return null;
end $$;
create trigger membership_welcomes_back after insert or update of state on membership
  for each row when (new.state = 'active') execute function welcome_back();
