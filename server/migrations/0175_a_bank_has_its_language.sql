-- The language of a bank (specification §2): that of who founded it until its desk chooses. What is written
-- for people who have not chosen a language themselves is in it. Which languages there are says the code.
alter table bank
  add column locale text not null default 'it',
  add constraint bank_locale_shape check (locale ~ '^[a-z]{2,3}$');
alter table bank_application
  add column locale text not null default 'it',
  add constraint bank_application_locale_shape check (locale ~ '^[a-z]{2,3}$');

update bank_application set locale = person.pref_locale
from person where person.id = bank_application.applicant_id;

-- Of those that are here already: the language of their first administrator.
update bank set locale = founder.pref_locale
from (
  select distinct on (membership.bank_id) membership.bank_id, person.pref_locale
  from membership
  join person on person.id = membership.person_id
  where membership.role = 'ADMIN' and membership.state = 'active'
  order by membership.bank_id, membership.id
) as founder
where founder.bank_id = bank.id;
