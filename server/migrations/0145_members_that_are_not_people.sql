-- Bodies (specification §51): members that are not people, an association, a parish, a school. One has the
-- name in the place of a surname, as a fund has, and nothing that only people have.
alter table person
  drop constraint person_kind_known,
  add constraint person_kind_known check (kind in ('human', 'fund', 'body')),
  drop constraint person_name_length,
  add constraint person_name_length check (kind <> 'human' or length(name) between 1 and 100),
  add constraint person_body_is_no_human
    check (kind <> 'body' or (name = '' and birth_date is null and sex = 'n')),
  -- The name of who has no given name ends without a blank.
  drop column full_name;
alter table person
  add column full_name text not null generated always as (trim(surname || ' ' || name)) stored;
create index person_is_body on person (id) where kind = 'body';

create table body (
  id bigint generated always as identity,
  person_id bigint not null references person,
  bank_id bigint not null references bank,
  kind text not null,
  address text not null,
  tax_code text not null,
  -- Who signed for it, and on which day.
  represented_by text not null,
  signed_on date not null,
  constraint body_pkey primary key (id),
  constraint body_person_once unique (person_id),
  constraint body_kind_known
    check (kind in ('association', 'town', 'parish', 'school', 'care', 'other')),
  constraint body_address_length check (length(address) <= 200),
  constraint body_tax_code_length check (length(tax_code) <= 20),
  constraint body_represented_by_length check (length(represented_by) between 1 and 100)
);
create index body_of_bank on body (bank_id, person_id);
create trigger body_bank_open before insert or update on body
  for each row execute function needs_open_banks('bank_id');

-- The rooms that came after the banks that have everything are closed in them as in all others.
create or replace function room_stays_open(of_bank bigint, named text) returns boolean language plpgsql as $$
declare
  with_all boolean;
begin
  select opened_with_all into with_all from bank where id = of_bank for key share;
  return coalesce(
    (select is_open from bank_room where bank_id = of_bank and room = named order by id desc limit 1),
    with_all and named not in ('association', 'bodies'),
    false);
end $$;
