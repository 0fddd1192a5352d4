-- Members below the age that their bank asks for (specification §52), and who answers for them.

-- The day on which somebody becomes so many years old: born on 29 February, in other years on 1 March.
create function aged_on(birth_date date, years integer) returns date
language sql immutable strict parallel safe as $$
  select (birth_date + make_interval(years => years))::date
    + case when extract(day from birth_date) = 29
             and extract(day from birth_date + make_interval(years => years)) = 28 then 1 else 0 end
$$;

-- The day on which a member reaches that age; null for everybody else. Nobody below it has the desk.
alter table membership
  add column minor_until date,
  add constraint membership_minor_has_no_desk check (minor_until is null or role <> 'ADMIN');
create index membership_minor on membership (bank_id, minor_until) where minor_until is not null;
create index membership_minor_person on membership (person_id)
  where minor_until is not null and state = 'active';

-- By the form that they signed. In a table of its own, so that nothing that reads people carries it.
create table guardian (
  membership_id bigint not null references membership on delete cascade,
  bank_id bigint not null references bank,
  person_id bigint not null references person on delete cascade,
  name text not null,
  phone text not null,
  other_name text not null,
  alone_why text not null,
  signed_on date not null,
  made_by bigint not null references person,
  made_at timestamptz not null,
  constraint guardian_pkey primary key (membership_id),
  constraint guardian_name_length check (length(name) between 1 and 100),
  constraint guardian_phone_length check (length(phone) between 1 and 40),
  constraint guardian_other_name_length check (length(other_name) <= 100),
  constraint guardian_alone_why_length check (length(alone_why) <= 500),
  constraint guardian_both_or_why check ((other_name = '') <> (alone_why = ''))
);
create index guardian_of_bank on guardian (bank_id, membership_id);
create index guardian_of_person on guardian (person_id);
create index guardian_maker on guardian (made_by);
create trigger guardian_bank_open before insert or update on guardian
  for each row execute function needs_open_banks('bank_id');
