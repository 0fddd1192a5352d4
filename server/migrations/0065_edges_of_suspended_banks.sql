-- What a member of a friend bank agrees to is refused as well while one of the two banks is suspended
-- (specification §38). Calling off and ending stay possible.
create trigger arrangement_banks_open_still before update on arrangement
  for each row when (
    (old.state = 'proposed' and new.state = 'agreed')
    or (new.state = 'proposed' and new.sequence <> old.sequence))
  execute function needs_open_banks('giver_bank_id', 'receiver_bank_id');
create trigger standing_banks_open_still before update of state on standing_arrangement
  for each row when (old.state <> 'agreed' and new.state = 'agreed')
  execute function needs_open_banks('giver_bank_id', 'receiver_bank_id');

-- The time that people have for an answer begins again here: they could not answer before.
alter table bank add column reopened_at timestamptz;
