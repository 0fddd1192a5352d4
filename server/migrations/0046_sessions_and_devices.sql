-- What a person is shown of their sessions, and the browsers in which they are known.

-- From the browser's own words at signing in; null where it does not say. `used_at` is null for
-- sessions that were opened before this migration and not used since.
alter table session
  add column browser text,
  add column system text,
  add column used_at timestamptz;

-- Browsers in which a person has signed in, each by the hash of a mark that only the browser keeps.
create table known_device (
  person_id bigint not null references person on delete cascade,
  device_hash bytea not null,
  seen_at timestamptz not null,
  constraint known_device_pkey primary key (person_id, device_hash),
  constraint known_device_hash check (length(device_hash) = 32)
);
create index known_device_age on known_device (seen_at);
