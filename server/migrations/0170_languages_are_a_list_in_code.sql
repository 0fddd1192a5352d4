-- The languages are one list in the code (contract/locales.ts): a further one needs no migration. Here is
-- only what a code of a language looks like.
alter table person
  drop constraint person_locale_known,
  add constraint person_locale_known check (pref_locale ~ '^[a-z]{2,3}$');
