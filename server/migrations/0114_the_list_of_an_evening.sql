-- Many at once from the list of an evening (law L10): what they gave may be for the bank itself, whose fund is
-- no member.
alter table exchange_batch add column for_fund boolean not null default false;
