-- What a change of data changed: the audit row says who and when and never changes; the values stand
-- here, so that those of a person can go (with the person, or after a year) and the trail stays.
create table audit_change (
  audit_id bigint not null references audit,
  field text not null,
  old_value text not null,
  new_value text not null,
  -- Whose data they are.
  person_id bigint references person on delete cascade,
  bank_id bigint references bank,
  changed_at timestamptz not null,
  constraint audit_change_pkey primary key (audit_id, field),
  constraint audit_change_of_one check (num_nonnulls(person_id, bank_id) = 1),
  constraint audit_change_field_length check (length(field) between 1 and 60)
);
create index audit_change_of_person on audit_change (person_id, field, audit_id desc)
  where person_id is not null;
create index audit_change_of_bank on audit_change (bank_id, field, audit_id desc)
  where bank_id is not null;
create index audit_change_age on audit_change (changed_at) where person_id is not null;
create trigger audit_change_immutable before update on audit_change
  for each row execute function refuse_change();
create trigger audit_change_not_emptied before truncate on audit_change
  for each statement execute function refuse_change();

-- Phone numbers are written in many ways and looked for in others: their digits are compared.
alter table person add column phone_digits text not null
  generated always as (regexp_replace(phone, '\D', '', 'g')) stored;
