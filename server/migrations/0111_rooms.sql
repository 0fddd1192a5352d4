-- Rooms: parts of the portal that a bank opens when it needs them (specification §40). A change adds a
-- row and never overwrites: the latest row of a room holds. Without a row a room is closed, but for the
-- banks that were here before, which had everything.
alter table bank add column opened_with_all boolean not null default true;
alter table bank alter column opened_with_all set default false;

create table bank_room (
  id bigint generated always as identity,
  bank_id bigint not null references bank,
  room text not null,
  is_open boolean not null,
  changed_at timestamptz not null,
  changed_by bigint not null references person,
  constraint bank_room_pkey primary key (id),
  constraint bank_room_name_length check (length(room) between 1 and 60)
);
create index bank_room_latest on bank_room (bank_id, room, id desc);
create index bank_room_changer on bank_room (changed_by);
create trigger bank_room_immutable before update or delete on bank_room
  for each row execute function refuse_change();
create trigger bank_room_not_emptied before truncate on bank_room
  for each statement execute function refuse_change();
create trigger bank_room_bank_open before insert on bank_room
  for each row execute function needs_open_banks('bank_id');

-- Whether a room of a bank is open, and stays so until the transaction ends. Closing one locks the row
-- of the bank alone: it waits for what begins something in there, and what comes after finds it closed.
-- A function, because its second statement must see what was written while the first one waited.
create function room_stays_open(of_bank bigint, named text) returns boolean language plpgsql as $$
declare
  with_all boolean;
begin
  select opened_with_all into with_all from bank where id = of_bank for key share;
  return coalesce(
    (select is_open from bank_room where bank_id = of_bank and room = named order by id desc limit 1),
    with_all,
    false);
end $$;

-- What a desk was asked once and has answered: "put away", "no, thank you".
create table desk_answer (
  bank_id bigint not null references bank,
  question text not null,
  said_at timestamptz not null,
  said_by bigint not null references person,
  constraint desk_answer_pkey primary key (bank_id, question),
  constraint desk_answer_question_length check (length(question) between 1 and 60)
);
create index desk_answer_sayer on desk_answer (said_by);
