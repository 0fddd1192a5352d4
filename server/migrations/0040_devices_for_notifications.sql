-- Browsers that show notifications of the portal (Web Push, specification §4). Each belongs to the
-- session in which its person last opened the portal there; that session may have run out and be
-- gone, the notifications then lead the person back.
create table push_device (
  id bigint generated always as identity primary key,
  person_id bigint not null references person on delete cascade,
  session_id uuid not null constraint push_device_one_a_session unique,
  endpoint text not null constraint push_device_endpoint_taken unique
    constraint push_device_endpoint check (starts_with(endpoint, 'https://') and length(endpoint) <= 1000),
  p256dh bytea not null constraint push_device_key_of_curve check (length(p256dh) = 65),
  auth bytea not null constraint push_device_secret check (length(auth) = 16),
  seen_at timestamptz not null
);
create index push_device_of_person on push_device (person_id, seen_at desc);
create index push_device_seen on push_device (seen_at);
