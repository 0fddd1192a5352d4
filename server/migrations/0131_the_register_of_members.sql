-- The register of members (specification §46): what an association writes down of each membership. A change
-- is a new version, the latest holds. In a table of its own, so that nothing that reads people carries it.
alter table bank add column legal_form text;
alter table bank add constraint bank_legal_form_known check (legal_form in
  ('aps', 'odv', 'association', 'town', 'parish', 'verein', 'genossenschaft', 'other'));

create table register_entry (
  id bigint generated always as identity,
  bank_id bigint not null references bank,
  person_id bigint not null references person on delete cascade,
  membership_id bigint not null references membership on delete cascade,
  version integer not null,
  birth_place text not null,
  tax_code text not null,
  residence text not null,
  share text not null,
  admitted_on date,
  resolution text not null,
  met_on date,
  met_by text not null,
  note text not null,
  made_by bigint not null references person,
  made_at timestamptz not null,
  constraint register_entry_pkey primary key (id),
  constraint register_entry_version unique (membership_id, version),
  constraint register_entry_version_counts check (version > 0),
  constraint register_entry_birth_place_length check (length(birth_place) <= 100),
  constraint register_entry_tax_code_length check (length(tax_code) <= 20),
  constraint register_entry_residence_length check (length(residence) <= 200),
  constraint register_entry_share_length check (length(share) <= 100),
  constraint register_entry_resolution_length check (length(resolution) <= 200),
  constraint register_entry_met_by_length check (length(met_by) <= 100),
  constraint register_entry_note_length check (length(note) <= 500)
);
create index register_entry_of_bank on register_entry (bank_id, id);
create index register_entry_of_person on register_entry (person_id);
create index register_entry_maker on register_entry (made_by);
-- They may go with their person, or after their years, but never change.
create trigger register_entry_immutable before update on register_entry
  for each row execute function refuse_change();
create trigger register_entry_bank_open before insert on register_entry
  for each row execute function needs_open_banks('bank_id');

-- A room that came after the banks that have everything is closed in them as in all others.
create or replace function room_stays_open(of_bank bigint, named text) returns boolean language plpgsql as $$
declare
  with_all boolean;
begin
  select opened_with_all into with_all from bank where id = of_bank for key share;
  return coalesce(
    (select is_open from bank_room where bank_id = of_bank and room = named order by id desc limit 1),
    with_all and named <> 'association',
    false);
end $$;
