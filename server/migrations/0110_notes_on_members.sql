-- What the desk has written about a member, brought with an import or typed (specification §12, §18).
create table member_note (
  bank_id bigint not null references bank,
  person_id bigint not null references person on delete cascade,
  note text not null,
  noted_at timestamptz not null,
  noted_by bigint not null references person,
  constraint member_note_pkey primary key (bank_id, person_id),
  constraint member_note_length check (length(note) between 1 and 1000)
);
create index member_note_of_person on member_note (person_id);
