-- Who received and confirmed hours reads for some days that they were reversed (specification §2): few
-- among all that a member has received.
create index exchange_reversed_of_debtor on exchange (debtor_id, debtor_bank_id, reversed_at)
  where state = 'reversed';
