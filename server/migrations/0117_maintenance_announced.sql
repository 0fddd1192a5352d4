-- Maintenance that an administrator of the portal announces (specification §31): everybody reads on the
-- status page when the portal may be away. Who announced it stands in the audit trail.
create table maintenance (
  id bigint generated always as identity primary key,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  note text not null,
  constraint maintenance_ends_after_its_beginning check (ends_at > begins_at),
  constraint maintenance_note_length check (length(note) <= 200)
);
create index maintenance_to_come on maintenance (ends_at);

drop index audit_of_portal;
create index audit_of_portal on audit (id desc)
where action in ('bank-approved', 'bank-denied', 'bank-imported', 'bank-reopened', 'bank-suspended',
                 'job-retried', 'mails-retried', 'maintenance-announced', 'maintenance-called-off',
                 'activity-added', 'activity-renamed', 'activity-moved', 'activity-retired',
                 'activity-returned', 'activity-merged', 'activity-group-added',
                 'activity-group-renamed')
   or (action = 'bank-updated' and detail -> 'fields' ?| array['name', 'email', 'date']);
