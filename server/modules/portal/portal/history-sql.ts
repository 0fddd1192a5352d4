/** SQL of what the portal's administrators did. */
import { type RawBuilder, sql } from 'kysely';
import type { PortalAct } from '#contract/portal/portal.ts';
import type { FailedJob } from '#contract/running/jobs.ts';
import { statementsBy } from '#server/modules/tables.ts';
import type { Order, PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** Word by word the condition of the index `audit_of_portal`. */
const OF_PORTAL: RawBuilder<boolean> = sql`(
  audit.action in ('bank-approved', 'bank-denied', 'bank-imported', 'bank-reopened', 'bank-suspended',
                   'job-retried', 'mails-retried', 'maintenance-announced', 'maintenance-called-off',
                   'activity-added', 'activity-renamed', 'activity-moved', 'activity-retired',
                   'activity-returned', 'activity-merged', 'activity-group-added',
                   'activity-group-renamed')
  or (audit.action = 'bank-updated' and audit.detail -> 'fields' ?| array['name', 'email', 'date']))`;

/** What a bank brought along from another portal was done by the administrators of that one. */
const HERE: RawBuilder<boolean> = sql`not exists (
  select from audit imported
  where imported.action = 'bank-imported' and imported.bank_id = audit.bank_id
    and imported.id > audit.id)`;

export const listHistory = statementsBy(
  'portal.listHistory',
  (order: Order<'at'>) => (p: Params<PageValues>) =>
    sql<{
      id: number;
      at: Date;
      action: PortalAct;
      actor_id: number | null;
      actor_name: string | null;
      actor_surname: string | null;
      bank: string | null;
      mails: number | null;
      reason: string | null;
      fields: string[];
      activity: string | null;
      activity_before: string | null;
      activity_into: string | null;
      maintenance_at: string | null;
      job_kind: string | null;
      job_about: FailedJob['about'];
      total: number;
    }>`
    select audit.id, audit.at, audit.action, actor.id as actor_id, actor.name as actor_name,
           actor.surname as actor_surname, coalesce(bank.name, application.name) as bank,
           (audit.detail ->> 'mails')::int as mails,
           case when audit.action in ('bank-suspended', 'bank-reopened')
             then audit.detail ->> 'reason' end as reason,
           coalesce(audit.detail -> 'fields', '[]') as fields,
           case when audit.action like 'activity-%' then audit.detail ->> 'name' end as activity,
           audit.detail ->> 'before' as activity_before, audit.detail ->> 'into' as activity_into,
           audit.detail ->> 'beginsAt' as maintenance_at,
           case when audit.action = 'job-retried'
             then coalesce(audit.detail ->> 'kind', audit.detail ->> 'task') end as job_kind,
           audit.detail ->> 'about' as job_about,
           count(*) over ()::int as total
    from audit
    left join person actor on actor.id = audit.actor_id
    left join bank on bank.id = audit.bank_id
    left join bank_application application
      on application.id = (audit.detail ->> 'applicationId')::bigint
    where ${OF_PORTAL} and ${HERE}
    order by audit.id ${order.descending ? sql`desc` : sql`asc`}
    limit ${p.limit}::bigint offset ${p.offset}::bigint`,
);
