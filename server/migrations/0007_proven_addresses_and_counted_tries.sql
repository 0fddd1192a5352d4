-- What protects accounts: which address was proven, the way back after a changed address, and
-- sign-in tries that are counted before a password is looked at.

-- The address whose mailbox a person has proven to read, by following a link sent to it. A changed
-- address proves nothing, so this one stays behind until another link is followed.
alter table person add column proven_email text;
update person set proven_email = email
  where email_verified_at is not null
    and not exists (
      select from audit where audit.person_id = person.id and audit.action = 'email-changed'
    );
-- Since when links to choose a new password have been sent that were not used, and how many.
alter table person add column reset_mailed_at timestamptz, add column reset_mails integer not null default 0;

-- The address a link was sent to. Unknown (null) for links older than this migration whose person
-- has changed address since.
alter table mail_token add column email text;
update mail_token set email = person.email
  from person
  where person.id = mail_token.person_id
    and not exists (
      select from audit
      where audit.person_id = person.id and audit.action = 'email-changed'
        and audit.at >= mail_token.created_at
    );
alter table mail_token drop constraint mail_token_purpose_known;
alter table mail_token add constraint mail_token_purpose_known
  check (purpose in ('verify-email', 'reset-password', 'restore-email'));
-- At most one way back a person, and nobody else takes the address it leads to.
create index mail_token_way_back on mail_token (email) where purpose = 'restore-email' and used_at is null;

-- Networks that a person signed in from, as keyed hashes: who is known there is not made to wait
-- for the failures of strangers.
create table sign_in_network (
  person_id bigint not null references person on delete cascade,
  network_hash bytea not null,
  last_at timestamptz not null,
  constraint sign_in_network_pkey primary key (person_id, network_hash)
);
create index sign_in_network_age on sign_in_network (last_at);

-- When the try before the last one was, for the last one may be taken back; and whose password was
-- tried (null for a network).
alter table sign_in_failure add column before_at timestamptz, add column email text;
create index sign_in_failure_of_account on sign_in_failure (email) where email is not null;

-- Counts one more try under every key, unless a wait runs under one of them; then nothing is counted.
-- Tries at the same moment take turns at the rows, so each sees what the others have counted.
-- Up to `free` tries need no wait; the one after them waits first_s seconds, each further one twice
-- as long, up to most_s. Tries of before forgotten_before do not count.
-- Returns the seconds that are left to wait, 0 when the try was counted.
create function count_sign_in_try(
  keys text[], emails text[], free integer[], first_s integer[], most_s integer[],
  tried_at timestamptz, forgotten_before timestamptz
) returns double precision language plpgsql as $$
declare
  wait_s double precision;
begin
  insert into sign_in_failure (key, email, failures, last_at)
    select key, tried, 0, tried_at from unnest(keys, emails) as row (key, tried) order by key
    on conflict do nothing;
  perform from sign_in_failure where key = any(keys) order by key for update;
  select max(extract(epoch from counted.last_at - tried_at)
             + least(rule.first_s * 2.0 ^ least(counted.failures - rule.free - 1, 30), rule.most_s))
    into wait_s
    from sign_in_failure counted
    join unnest(keys, free, first_s, most_s) as rule (key, free, first_s, most_s) using (key)
    where counted.failures > rule.free and counted.last_at > forgotten_before;
  if wait_s > 0 then
    return wait_s;
  end if;
  update sign_in_failure
    set failures = case when last_at > forgotten_before then failures + 1 else 1 end,
        before_at = last_at, last_at = tried_at
    where key = any(keys);
  return 0;
end $$;

-- Takes tries of an account from one network back, at most so many (null for all): from its own
-- count, and the same number from the counts it is part of.
create function take_back_sign_in_tries(own_key text, wider_keys text[], most integer)
  returns void language plpgsql as $$
declare
  taken integer;
begin
  select least(failures, most) into taken from sign_in_failure where key = own_key for update;
  if taken is null then
    return;
  end if;
  perform from sign_in_failure where key = any(wider_keys) order by key for update;
  update sign_in_failure
    set failures = greatest(failures - taken, 0), last_at = coalesce(before_at, last_at)
    where key = own_key or key = any(wider_keys);
end $$;
