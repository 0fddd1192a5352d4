-- alone: the portal before reads and writes the columns that become one.
-- Activities and their groups have names by language (specification §39): a further language is a text and
-- not a column, and one name is enough. What is missing in a language is said in English, in Italian, or
-- in any that there is, always in this order. The name without a language, for archives and for being one
-- of its kind, is the Italian one, if there is one.
alter table activity add column names jsonb;
alter table activity_group add column names jsonb;
update activity set names = jsonb_build_object('it', name_it, 'en', name_en, 'de', name_de);
update activity_group set names = jsonb_build_object('it', name_it, 'en', name_en, 'de', name_de);

drop index activity_name_once;
drop index activity_group_name_once;
alter table activity
  drop constraint activity_names_length,
  drop column name_it, drop column name_en, drop column name_de,
  alter column names set not null,
  add constraint activity_names_by_language check (
    jsonb_typeof(names) = 'object' and names <> '{}'
    and not jsonb_path_exists(names, '$.* ? (@.type() <> "string" || !(@ like_regex "^.{1,80}$"))')
    and not jsonb_path_exists(names, '$.keyvalue() ? (!(@.key like_regex "^[a-z]{2,3}$"))'));
alter table activity_group
  drop constraint activity_group_names_length,
  drop column name_it, drop column name_en, drop column name_de,
  alter column names set not null,
  add constraint activity_group_names_by_language check (
    jsonb_typeof(names) = 'object' and names <> '{}'
    and not jsonb_path_exists(names, '$.* ? (@.type() <> "string" || !(@ like_regex "^.{1,80}$"))')
    and not jsonb_path_exists(names, '$.keyvalue() ? (!(@.key like_regex "^[a-z]{2,3}$"))'));

-- One name, whatever its capitals and blanks.
create unique index activity_name_once on activity (fold(regexp_replace(btrim(coalesce(
  names ->> 'it', names ->> 'en', jsonb_path_query_first(names, '$.*') #>> '{}')), '\s+', ' ', 'g')));
create unique index activity_group_name_once on activity_group (fold(regexp_replace(btrim(coalesce(
  names ->> 'it', names ->> 'en', jsonb_path_query_first(names, '$.*') #>> '{}')), '\s+', ' ', 'g')));
