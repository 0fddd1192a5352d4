-- What the portal's administrators did, the latest first (specification §31): few of the rows of the
-- trail. Name, e-mail and founding day of a bank are changed by them alone.
create index audit_of_portal on audit (id desc)
where action in ('bank-approved', 'bank-denied', 'bank-imported', 'job-retried', 'mails-retried')
   or (action = 'bank-updated' and detail -> 'fields' ?| array['name', 'email', 'date']);
