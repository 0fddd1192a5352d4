-- An address of a webhook that does not answer waits as a whole, and has one message in hand at a time.

-- `misses` in a row; from the third on nothing is sent to it before `waits_until`. `taken_until`: somebody has
-- a message to it in hand, or died with it.
alter table webhook
  add column misses integer not null default 0,
  add column waits_until timestamptz,
  add column taken_until timestamptz;

-- When the next try is due; at once where it is null.
alter table webhook_delivery add column due_at timestamptz;
create index webhook_delivery_waiting on webhook_delivery (webhook_id, id) where state = 'waiting';
