-- The yearly share of a bank (specification §19): announced to the members, then booked as a batch,
-- once for each person and year. The version before this one goes on making batches of services.
create table share_announcement (
  id bigint generated always as identity,
  bank_id bigint not null references bank,
  year integer not null,
  minutes integer not null,
  announced_at timestamptz not null,
  announced_by bigint not null references person,
  bookable_from date not null,
  constraint share_announcement_pkey primary key (id),
  constraint share_announcement_minutes_positive check (minutes > 0)
);
create index share_announcement_latest on share_announcement (bank_id, id desc);
create index share_announcement_announcer on share_announcement (announced_by);
create trigger share_announcement_immutable before update or delete on share_announcement
  for each row execute function refuse_change();
create trigger share_announcement_not_emptied before truncate on share_announcement
  for each statement execute function refuse_change();

alter table exchange_batch
  alter column activity_id drop not null,
  add column kind text not null default 'service',
  add column share_year integer,
  add constraint exchange_batch_kind_known check (kind in ('service', 'share')),
  add constraint exchange_batch_service_has_activity
    check ((kind = 'service') = (activity_id is not null)),
  add constraint exchange_batch_share_has_year check ((kind = 'share') = (share_year is not null));
-- One share of a year; stopped or undone as a whole, it may be booked again.
create unique index exchange_batch_share_once on exchange_batch (bank_id, share_year)
  where share_year is not null and stopped_at is null and undone_at is null;

alter table exchange_batch_item add column share_year integer;
-- A person gives the share of a year once. The fund, which gains it, stands for its bank.
create unique index exchange_batch_item_share_once
  on exchange_batch_item (creditor_id, debtor_id, share_year)
  where share_year is not null and exchange_id is not null and (undo is null or undo = 'left');
