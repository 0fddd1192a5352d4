-- Addresses that their mail server refuses (specification §31): letters that one may do without stop,
-- and the desk passes the news on, until the address is changed or proven again.
create table mail_trouble (
  person_id bigint primary key references person on delete cascade,
  -- SHA-256 of the address that was refused: a row about another address than the person's says nothing.
  address_hash bytea not null,
  refused_at timestamptz not null,
  -- Since when the address counts as one that does not work; null after a single refusal.
  since timestamptz,
  -- What the server said, as its number alone, such as 5.1.1.
  last_code text not null,
  constraint mail_trouble_hash_length check (length(address_hash) = 32),
  constraint mail_trouble_code_length check (length(last_code) between 1 and 12),
  constraint mail_trouble_in_order check (since <= refused_at)
);
create index mail_trouble_single on mail_trouble (refused_at) where since is null;
