-- Sealed days (specification §30): once a day a SHA-256 over the rows of the books that no earlier
-- seal has, chained to the seal before. A copy of a seal kept elsewhere proves that nothing it covers
-- was changed since, whoever owns the database.
create table seal (
  -- The day that the seal closes, in the portal's time zone.
  day date primary key,
  -- The hash of the seal before; 32 zero bytes in the first one.
  previous bytea not null constraint seal_follows_one unique,
  -- Keeps a published hash from telling anything about the rows of a quiet day.
  salt bytea not null,
  -- Numbers of transfers: those above that of the seal before, up to this one.
  last_transfer_id bigint not null,
  rows bigint not null,
  hash bytea not null constraint seal_hash_once unique,
  -- For each row its number (8 bytes) and the first 8 bytes of its hash, so that a changed row can be
  -- named. It proves nothing; the hash does.
  marks bytea not null,
  sealed_at timestamptz not null,
  constraint seal_lengths check (
    length(previous) = 32 and length(salt) = 16 and length(hash) = 32
    and length(marks) = 16 * rows and rows >= 0 and last_transfer_id >= 0
  )
);
-- Hashes do not compress.
alter table seal alter column marks set storage external;

-- A seal continues the latest one: a later day, its hash, no number twice.
create function extend_seals() returns trigger language plpgsql as $$
declare
  latest seal;
begin
  select * into latest from seal order by day desc limit 1;
  if new.previous <> coalesce(latest.hash, decode(repeat('00', 32), 'hex'))
    or new.day <= latest.day
    or new.last_transfer_id < latest.last_transfer_id then
    raise exception 'the seal of % does not continue the latest one', new.day
      using errcode = 'check_violation', constraint = 'seal_continues';
  end if;
  return new;
end $$;
create trigger seal_continues before insert on seal
  for each row execute function extend_seals();
create trigger seal_immutable before update or delete on seal
  for each row execute function refuse_change();
create trigger seal_not_emptied before truncate on seal
  for each statement execute function refuse_change();
