-- Somebody who comes back keeps the number of their card, unless somebody else has it by now: then they
-- get a new one. Before, the second of the two could not come in.
create or replace function number_member() returns trigger language plpgsql as $$
begin
  if new.number is null then
    select number into new.number from membership earlier
      where person_id = new.person_id and bank_id = new.bank_id and number is not null
        and not exists (
          select from membership other
          where other.bank_id = new.bank_id and other.number = earlier.number
            and other.state = 'active' and other.person_id <> new.person_id)
      order by id desc limit 1;
  end if;
  if new.number is null then
    update bank set last_member_number = last_member_number + 1 where id = new.bank_id
      returning last_member_number into new.number;
  else
    update bank set last_member_number = new.number
      where id = new.bank_id and last_member_number < new.number;
  end if;
  return new;
end $$;
