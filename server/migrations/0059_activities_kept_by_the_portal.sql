-- The portal's administrators keep the list of activities (specification §39). A retired activity is
-- not offered any more and stays with everything that was recorded; one that was merged into another
-- names it, so that figures count the two together.
alter table activity
  add column retired_at timestamptz,
  -- Never another retired by merging: always the last of a row of merges.
  add column successor_id bigint,
  -- Everyday words by which it is found, in any language.
  add column words text not null default '',
  -- Its Italian names of before: archives of banks name activities.
  add column former_names text[] not null default '{}',
  add constraint activity_successor foreign key (successor_id) references activity,
  add constraint activity_successor_of_retired check (successor_id is null or retired_at is not null),
  add constraint activity_successor_another check (successor_id <> id),
  -- What has no kind of its own needs its place: 0013_other_activity.sql.
  add constraint activity_other_stays check (position <> 699 or retired_at is null),
  add constraint activity_names_length check (
    least(length(name_it), length(name_en), length(name_de)) >= 1
    and greatest(length(name_it), length(name_en), length(name_de)) <= 80
  ),
  add constraint activity_words_length check (length(words) <= 300);
alter table activity_group
  add constraint activity_group_names_length check (
    least(length(name_it), length(name_en), length(name_de)) >= 1
    and greatest(length(name_it), length(name_en), length(name_de)) <= 80
  );

-- One name, whatever its capitals and blanks.
create unique index activity_name_once on activity (fold(regexp_replace(btrim(name_it), '\s+', ' ', 'g')));
create unique index activity_group_name_once
  on activity_group (fold(regexp_replace(btrim(name_it), '\s+', ' ', 'g')));
create index activity_merged on activity (successor_id) where successor_id is not null;

-- How often each was exchanged lately.
create index exchange_of_activity on exchange (activity_id, performed_on) where state = 'confirmed';

drop index audit_of_portal;
create index audit_of_portal on audit (id desc)
where action in ('bank-approved', 'bank-denied', 'bank-imported', 'bank-reopened', 'bank-suspended',
                 'job-retried', 'mails-retried',
                 'activity-added', 'activity-renamed', 'activity-moved', 'activity-retired',
                 'activity-returned', 'activity-merged', 'activity-group-added',
                 'activity-group-renamed')
   or (action = 'bank-updated' and detail -> 'fields' ?| array['name', 'email', 'date']);
