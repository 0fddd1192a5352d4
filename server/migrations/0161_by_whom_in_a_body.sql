-- By whom in a body hours were given, or who took them up (specification §51): a name, or a few words.
alter table exchange
  add column hand text,
  add constraint exchange_hand_length check (length(hand) between 1 and 80);
