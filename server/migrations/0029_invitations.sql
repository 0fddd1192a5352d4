-- Who was invited to a login, so that nobody gets a second letter of a wave (specification §12).
create table invitation (
  bank_id bigint not null references bank,
  person_id bigint not null references person on delete cascade,
  invited_at timestamptz not null,
  constraint invitation_pkey primary key (bank_id, person_id)
);
create index invitation_of_person on invitation (person_id);

insert into invitation (bank_id, person_id, invited_at)
select bank_id, person_id, max(at) from audit
where action = 'member-invited' and bank_id is not null and person_id is not null
group by bank_id, person_id;

-- The letters that a bank sends to all who were never invited, so many a day.
create table invitation_wave (
  bank_id bigint not null references bank,
  per_day integer not null,
  state text not null,
  -- No letter leaves before this moment.
  next_at timestamptz not null,
  set_by bigint not null references person,
  constraint invitation_wave_pkey primary key (bank_id),
  constraint invitation_wave_state_known check (state in ('sending', 'paused', 'done')),
  constraint invitation_wave_per_day check (per_day between 1 and 200)
);
