-- The yearly page (specification §50): what an administrator wrote for it, a version each; the latest holds.
-- Its figures are counted from the books whenever it is read.
create table report_version (
  bank_id bigint not null references bank,
  year integer not null,
  version integer not null,
  chapter_year text not null,
  chapter_together text not null,
  chapter_alongside text not null,
  chapter_ahead text not null,
  -- What an hour would be worth in euro, for those who want that line; null in nearly all banks.
  hour_cents integer,
  quotes_thanks boolean not null,
  made_by bigint not null references person,
  made_at timestamptz not null,
  constraint report_version_pkey primary key (bank_id, year, version),
  constraint report_version_counts check (version > 0),
  constraint report_version_year_known check (year between 1900 and 2999),
  constraint report_version_chapter_year_length check (length(chapter_year) <= 2000),
  constraint report_version_chapter_together_length check (length(chapter_together) <= 2000),
  constraint report_version_chapter_alongside_length check (length(chapter_alongside) <= 2000),
  constraint report_version_chapter_ahead_length check (length(chapter_ahead) <= 2000),
  constraint report_version_hour_cents_range check (hour_cents between 1 and 20000)
);
create index report_version_maker on report_version (made_by);
create trigger report_version_immutable before update or delete on report_version
  for each row execute function refuse_change();
create trigger report_version_bank_open before insert on report_version
  for each row execute function needs_open_banks('bank_id');

-- Thanks may be quoted there, without names, once both of the exchange have agreed; each may stop agreeing.
alter table thanks
  add column receiver_agreed_at timestamptz,
  add column giver_agreed_at timestamptz,
  add constraint thanks_agreed_to_a_text
    check (text is not null or (receiver_agreed_at is null and giver_agreed_at is null));
create index thanks_to_quote on thanks (exchange_id)
  where receiver_agreed_at is not null and giver_agreed_at is not null;
