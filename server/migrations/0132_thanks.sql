-- One sentence from who received to who gave (specification §47).
create table thanks (
  id bigint generated always as identity primary key,
  exchange_id bigint not null references exchange,
  -- Who wrote it, and who alone reads it.
  receiver_id bigint not null references person on delete cascade,
  giver_id bigint not null references person on delete cascade,
  -- Null once it was taken back after its letter: a new sentence brings no second one.
  text text,
  written_at timestamptz not null,
  -- Who gave had blocked who wrote: only who wrote ever sees it.
  kept_back boolean not null,
  constraint thanks_once unique (exchange_id),
  constraint thanks_text_length check (length(text) between 1 and 200)
);
create index thanks_of_giver on thanks (giver_id, written_at desc)
  where text is not null and not kept_back;
create index thanks_of_either_giver on thanks (giver_id);
create index thanks_of_receiver on thanks (receiver_id);

-- Who takes the confirmation back has thanked for nothing.
create function forget_thanks() returns trigger language plpgsql as $$
begin
  delete from thanks where exchange_id = new.id;
  return null;
end $$;
create trigger exchange_forgets_thanks after update of state on exchange
  for each row when (old.state = 'confirmed' and new.state = 'pending')
  execute function forget_thanks();

-- A sentence of thanks is reported to the desk as messages are.
alter table thread_report
  add column exchange_id bigint references exchange,
  add constraint thread_report_of_one_thing check (thread_id is null or exchange_id is null);
create unique index thread_report_of_thanks_once on thread_report (exchange_id, reporter_id)
  where settled_at is null and exchange_id is not null;

alter table letter_preference
  drop constraint letter_preference_topic_known,
  add constraint letter_preference_topic_known
    check (topic in ('board', 'messages', 'bank-letter', 'reminders', 'appointments', 'bulletins', 'thanks'));
