-- People who ask to be erased (specification §34): after a week of waiting what the portal knows of
-- them goes, and their number stays in the books.
alter table person
  -- When they were erased; they are called by their number from then on.
  add column erased_at timestamptz;

-- Who asked, and from when on it is done. Taking it back removes the row.
create table erasure (
  person_id bigint not null references person on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  constraint erasure_pkey primary key (person_id),
  constraint erasure_waits check (due_at > asked_at)
);
create index erasure_due on erasure (due_at);
create index person_erased on person (erased_at) where erased_at is not null;

-- Somebody who was erased is nobody who could join: who comes back registers as somebody new.
create function refuse_erased() returns trigger language plpgsql as $$
begin
  if exists (select from person where id = new.person_id and erased_at is not null) then
    raise exception 'person % was erased', new.person_id
      using errcode = 'check_violation', constraint = 'membership_of_person_not_erased';
  end if;
  return new;
end $$;
create trigger membership_of_person_not_erased before insert or update of state on membership
  for each row when (new.state in ('requested', 'active')) execute function refuse_erased();

-- What was agreed on a balance stays; the words about the person may go.
drop trigger member_band_immutable on member_band;
create trigger member_band_immutable before update on member_band
  for each row when (
    new.note <> '—'
    or (old.id, old.person_id, old.bank_id, old.low_minutes, old.high_minutes, old.until, old.set_by,
        old.set_at)
      is distinct from
       (new.id, new.person_id, new.bank_id, new.low_minutes, new.high_minutes, new.until, new.set_by,
        new.set_at)
  ) execute function refuse_change();
create trigger member_band_stays before delete on member_band
  for each row execute function refuse_change();
