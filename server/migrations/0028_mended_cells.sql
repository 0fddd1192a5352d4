-- Cells of an import that the desk has mended, by what they mean (specification §18).
alter table import_row add column fixes jsonb not null default '{}';

-- One answer for everybody who cannot come in with a file, wherever they are.
update import_row
set problems = array_replace(array_replace(problems, 'in-another-bank', 'by-invitation'), 'has-login', 'by-invitation'),
    person_id = null
where problems && array['in-another-bank', 'has-login'];

-- Files that nobody ran are dropped after a while.
create index import_not_run on import (made_at) where state in ('read', 'mapped', 'checking', 'checked');
