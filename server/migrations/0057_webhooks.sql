-- Webhooks: what the portal tells a program of a bank as soon as it happens.

-- `secret` is sealed. `failing_since`: no delivery has arrived since then.
create table webhook (
  id bigint generated always as identity,
  bank_id bigint not null references bank on delete cascade,
  url text not null,
  events text[] not null,
  secret bytea not null,
  is_on boolean not null default true,
  failing_since timestamptz,
  created_at timestamptz not null,
  constraint webhook_pkey primary key (id),
  constraint webhook_url_length check (length(url) between 1 and 500),
  constraint webhook_events_some check (cardinality(events) > 0)
);
create index webhook_of_bank on webhook (bank_id);

-- A message and what became of it. The body holds ids, a state, hours and days, and nothing else.
create table webhook_delivery (
  id bigint generated always as identity,
  webhook_id bigint not null references webhook on delete cascade,
  message_id uuid not null default gen_random_uuid(),
  event text not null,
  body text not null,
  state text not null default 'waiting',
  tries integer not null default 0,
  status integer,
  created_at timestamptz not null,
  tried_at timestamptz,
  constraint webhook_delivery_pkey primary key (id),
  constraint webhook_delivery_state_known check (state in ('waiting', 'delivered', 'failed'))
);
create index webhook_delivery_of_webhook on webhook_delivery (webhook_id, created_at, id);
create index webhook_delivery_age on webhook_delivery (created_at);

-- A membership that begins or ends is told where its bank has somebody to tell, however it came about.
-- What an administrator may take back waits as the letter does; taken back, nobody hears of it.
create function tell_of_membership() returns trigger language plpgsql as $$
begin
  if new.state = 'requested' then
    delete from outbox
      where undoable_by is not null and kind = 'membership-changed'
        and payload @> jsonb_build_object('membershipId', new.id);
    return null;
  end if;
  insert into outbox (kind, payload, created_at, due_at, undoable_by)
    select 'membership-changed',
           jsonb_build_object('membershipId', new.id, 'memberId', new.person_id,
                              'bankId', new.bank_id, 'state', new.state),
           coalesce(new.ended_at, new.decided_at),
           case when new.ended_at is null and new.decided_by is not null
             then new.decided_at + interval '15 seconds' end,
           case when new.ended_at is null then new.decided_by end
    where exists (select from webhook where webhook.bank_id = new.bank_id and is_on);
  return null;
end $$;
create trigger membership_tells_its_beginning after insert on membership
  for each row when (new.state = 'active') execute function tell_of_membership();
create trigger membership_tells_its_change after update of state on membership
  for each row when ((old.state = 'active') <> (new.state = 'active'))
  execute function tell_of_membership();
