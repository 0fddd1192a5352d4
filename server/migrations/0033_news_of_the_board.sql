-- The digest: a letter with what is new on the board of a bank (specification §20).

-- A person gets one in a day, and each notice in one of them at most.
create table board_digest (
  id bigint generated always as identity primary key,
  person_id bigint not null references person on delete cascade,
  bank_id bigint not null references bank,
  sent_on date not null,
  -- When the person came to the board by a link of the letter.
  visited_at timestamptz,
  constraint board_digest_once unique (person_id, sent_on)
);
create index board_digest_age on board_digest (sent_on);

create table board_digest_item (
  person_id bigint not null references person on delete cascade,
  notice_id bigint not null references notice on delete cascade,
  digest_id bigint not null references board_digest on delete cascade,
  constraint board_digest_item_pkey primary key (person_id, notice_id)
);
create index board_digest_item_of_notice on board_digest_item (notice_id);
create index board_digest_item_of_digest on board_digest_item (digest_id);
