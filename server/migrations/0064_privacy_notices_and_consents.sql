-- The privacy notice of a bank with its versions, and who agreed to which of them (specification §36).

-- The latest version says what the bank says now.
create table privacy_notice (
  id bigint generated always as identity primary key,
  bank_id bigint not null references bank,
  -- Counted on within the bank.
  number integer not null,
  text text not null,
  -- Whether those who agreed to an earlier version are asked again.
  asks boolean not null,
  saved_at timestamptz not null,
  -- Null where it is not known, or where the bank came about with it.
  saved_by bigint references person,
  constraint privacy_notice_number_once unique (bank_id, number),
  constraint privacy_notice_of_bank unique (id, bank_id),
  constraint privacy_notice_number_positive check (number > 0),
  constraint privacy_notice_text_length check (length(text) <= 20000)
);

-- That somebody agreed to a version, and how it is known.
create table privacy_consent (
  bank_id bigint not null references bank,
  person_id bigint not null references person on delete cascade,
  privacy_notice_id bigint not null,
  way text not null,
  -- On paper: when the desk noted it.
  agreed_at timestamptz not null,
  -- The day on the signed sheet.
  signed_on date,
  noted_by bigint references person,
  constraint privacy_consent_pkey primary key (person_id, privacy_notice_id),
  constraint privacy_consent_to_notice foreign key (privacy_notice_id, bank_id)
    references privacy_notice (id, bank_id),
  -- before: from the time in which versions were not kept.
  constraint privacy_consent_way_known check (way in ('joining', 'screen', 'paper', 'before')),
  constraint privacy_consent_paper_signed check (
    case way when 'paper' then signed_on is not null when 'before' then true else signed_on is null end
  )
);
create index privacy_consent_of_bank on privacy_consent (bank_id, person_id);
create index privacy_consent_of_notice on privacy_consent (privacy_notice_id);

-- When somebody was last reminded by letter that a version waits for their answer.
create table privacy_reminder (
  person_id bigint not null references person on delete cascade,
  bank_id bigint not null references bank,
  sent_at timestamptz not null,
  constraint privacy_reminder_pkey primary key (person_id, bank_id)
);
create index privacy_reminder_of_bank on privacy_reminder (bank_id);

-- What somebody agreed to does not change afterwards.
create trigger privacy_notice_immutable before update on privacy_notice
  for each row execute function refuse_change();
create trigger privacy_consent_immutable before update on privacy_consent
  for each row execute function refuse_change();

-- Whoever changes the text of a bank, the latest version says it. The portal writes the version
-- first; what comes in another way asks the members, to be on the safe side.
create function keep_privacy_notice() returns trigger language plpgsql as $$
begin
  insert into privacy_notice (bank_id, number, text, asks, saved_at)
  select new.id, coalesce(latest.number, 0) + 1, new.gdpr, true,
         case tg_op when 'INSERT' then new.created_at else now() end
  from (select 1) as always
  left join lateral (
    select number, text from privacy_notice where bank_id = new.id order by number desc limit 1
  ) as latest on true
  where latest.text is distinct from new.gdpr;
  return null;
end $$;

-- Version 1 is the text of today, since the day on which it was last changed.
insert into privacy_notice (bank_id, number, text, asks, saved_at, saved_by)
select bank.id, 1, bank.gdpr, true, coalesce(changed.at, bank.created_at), changed.actor_id
from bank
left join lateral (
  select audit.at, person.id as actor_id
  from audit left join person on person.id = audit.actor_id
  where audit.bank_id = bank.id and audit.action = 'bank-updated'
    and audit.detail -> 'fields' ? 'gdpr'
  order by audit.id desc limit 1
) as changed on true
order by bank.id;

create trigger bank_keeps_privacy_notice after insert or update of gdpr on bank
  for each row execute function keep_privacy_notice();

-- Of members of before is known: who asked to join here agreed then; who signed on paper, on that
-- day. Of those who came with a file nothing is known.
insert into privacy_consent (bank_id, person_id, privacy_notice_id, way, agreed_at, signed_on)
select membership.bank_id, membership.person_id, privacy_notice.id, 'before',
       coalesce(membership.signed_on, membership.requested_at), membership.signed_on
from membership
join privacy_notice on privacy_notice.bank_id = membership.bank_id
where membership.state in ('requested', 'active')
  and (membership.signed_on is not null or not exists (
    select from audit
    where audit.person_id = membership.person_id and audit.bank_id = membership.bank_id
      and audit.action = 'membership-imported'
  ));
