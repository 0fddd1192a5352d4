-- What a bank's figures and the search for who can help add up stands in the indexes that find it: reading
-- each exchange of a year from its own page took most of their time.

drop index exchange_of_creditor;
create index exchange_of_creditor on exchange (creditor_id, creditor_bank_id, performed_on desc, id desc)
  include (state, kind, minutes, activity_id);

drop index exchange_of_bank;
create index exchange_of_bank on exchange (creditor_bank_id, state, performed_on desc, id desc)
  include (minutes, creditor_id, debtor_id, debtor_bank_id, kind, activity_id);

drop index exchange_to_other_bank;
create index exchange_to_other_bank on exchange (debtor_bank_id, state, performed_on desc, id desc)
  include (minutes, creditor_id, debtor_id, creditor_bank_id, kind, activity_id)
  where creditor_bank_id <> debtor_bank_id;
