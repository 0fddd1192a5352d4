-- Bulletins: what a bank says to all its members, and the meetings it calls (specification §44). One act
-- sends one; the screens have it ten minutes later, and its letters leave then or with the next digest.
create table bulletin (
  id bigint generated always as identity,
  bank_id bigint not null references bank,
  kind text not null,
  title text not null,
  body text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  place text not null,
  -- Members may bring somebody; they are asked whether they come; friends' members read it too.
  guests boolean not null,
  asks boolean not null,
  for_friends boolean not null,
  sent_by bigint not null references person,
  sent_at timestamptz not null,
  -- Until then it can be taken back, and nobody sees it.
  shown_at timestamptz not null,
  letters_at timestamptz not null,
  -- The day of the digest that its letters wait for and join.
  digest_on date,
  -- Rises with each correction that is told; what of a round has been told, `bulletin_person` says.
  round integer not null default 1,
  told_at timestamptz,
  -- Rises whenever the plan changes, for calendar programs.
  sequence integer not null default 0,
  corrected_at timestamptz,
  corrected_by bigint references person,
  called_off_at timestamptz,
  called_off_by bigint references person,
  taken_back_at timestamptz,
  constraint bulletin_pkey primary key (id),
  constraint bulletin_kind_known check (kind in ('notice', 'meeting', 'assembly')),
  constraint bulletin_title_length check (length(title) between 1 and 120),
  constraint bulletin_body_length check (length(body) between 1 and 3000),
  constraint bulletin_place_length check (length(place) <= 200),
  constraint bulletin_meeting_has_day
    check ((kind <> 'notice') = (starts_at is not null) and (starts_at is null) = (ends_at is null)),
  constraint bulletin_ends_after_its_beginning check (ends_at > starts_at),
  constraint bulletin_notice_is_plain
    check (kind <> 'notice' or not (guests or asks or for_friends) and place = ''),
  constraint bulletin_leaves_after_it_is_shown check (shown_at > sent_at and letters_at >= shown_at)
);
create index bulletin_of_bank on bulletin (bank_id, id desc);
create index bulletin_to_tell on bulletin (letters_at)
  where told_at is null and taken_back_at is null and called_off_at is null;
create index bulletin_for_friends on bulletin (starts_at)
  where for_friends and taken_back_at is null and called_off_at is null;
create index bulletin_sender on bulletin (sent_by);
create index bulletin_corrector on bulletin (corrected_by) where corrected_by is not null;
create index bulletin_caller_off on bulletin (called_off_by) where called_off_by is not null;
create trigger bulletin_bank_open before insert on bulletin
  for each row execute function needs_open_banks('bank_id');

-- Who was told, and how; and who has put it away on their first page. Nothing says whether a letter was
-- opened.
create table bulletin_person (
  bulletin_id bigint not null references bulletin on delete cascade,
  person_id bigint not null references person,
  way text not null,
  -- Of the latest round that told them; 0 for who came later and has read it on the screen.
  round integer not null,
  told_at timestamptz not null,
  read_at timestamptz,
  constraint bulletin_person_pkey primary key (bulletin_id, person_id),
  constraint bulletin_person_way_known check (way in ('letter', 'paper', 'none'))
);
create index bulletin_person_of on bulletin_person (person_id);

-- Who says that they come, with how many; and whether they came.
create table attendance (
  bulletin_id bigint not null references bulletin on delete cascade,
  person_id bigint not null references person,
  says text not null,
  heads smallint not null,
  -- The member, their person of trust, or the desk, which says on what basis.
  said_by bigint not null references person,
  said_at timestamptz not null,
  basis text,
  came boolean,
  constraint attendance_pkey primary key (bulletin_id, person_id),
  constraint attendance_says_known check (says in ('yes', 'no')),
  constraint attendance_heads_known check (heads between 1 and 6),
  constraint attendance_basis_known check (basis in ('paper', 'phone', 'present'))
);
create index attendance_of on attendance (person_id);
create index attendance_sayer on attendance (said_by);

alter table letter_preference
  drop constraint letter_preference_topic_known,
  add constraint letter_preference_topic_known
    check (topic in ('board', 'messages', 'bank-letter', 'reminders', 'appointments', 'bulletins'));
alter table letter_sent
  drop constraint letter_sent_topic_known,
  add constraint letter_sent_topic_known
    check (topic in ('board', 'messages', 'bank-letter', 'reminders', 'appointments', 'bulletins'));
