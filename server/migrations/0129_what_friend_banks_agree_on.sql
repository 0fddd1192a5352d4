-- Two friend banks agree on how many hours one may owe the other. It stops nothing, it is only said.
-- A proposal is one bank's number that the other has not answered. Both end with the friendship.
alter table bank_link
  add column limit_minutes integer,
  add column proposed_limit_minutes integer,
  add column proposed_limit_bank_id bigint;
alter table bank_link
  add constraint bank_link_limit_range check (limit_minutes between 60 and 600000),
  add constraint bank_link_proposed_limit_range check (proposed_limit_minutes between 60 and 600000),
  add constraint bank_link_proposed_by_one
    check (proposed_limit_bank_id in (requester_bank_id, required_bank_id)),
  add constraint bank_link_proposal_whole
    check ((proposed_limit_minutes is null) = (proposed_limit_bank_id is null)),
  add constraint bank_link_limit_of_friends
    check (state = 'approved' or (limit_minutes is null and proposed_limit_minutes is null));

create function end_limit_between() returns trigger language plpgsql as $$
begin
  new.limit_minutes := null;
  new.proposed_limit_minutes := null;
  new.proposed_limit_bank_id := null;
  return new;
end $$;
create trigger bank_link_ends_limit before update of state on bank_link
  for each row when (old.state = 'approved' and new.state <> 'approved')
  execute function end_limit_between();

-- Nothing is proposed to a suspended bank, nor agreed with it; taking something away stays possible.
create trigger bank_link_limit_banks_open
  before update of limit_minutes, proposed_limit_minutes on bank_link
  for each row when (
    (new.limit_minutes is not null and new.limit_minutes is distinct from old.limit_minutes)
    or (new.proposed_limit_minutes is not null
        and new.proposed_limit_minutes is distinct from old.proposed_limit_minutes))
  execute function needs_open_banks('requester_bank_id', 'required_bank_id');
