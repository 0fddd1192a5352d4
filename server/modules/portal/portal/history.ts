/** What the portal's administrators did, from the audit trail (specification §31). */
import { type PortalDeed, SET_BY_PORTAL } from '#contract/portal/portal.ts';
import type { Call } from '#server/call.ts';
import { orderOf, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { listHistory } from './history-sql.ts';

/** The latest first, unless asked otherwise. */
export function readHistory({ db, query }: Call<'listPortalHistory'>): Promise<Page<PortalDeed>> {
  const order = orderOf(query.sort, { field: 'at', descending: true });
  return readPage(db, listHistory(order), pageValues(query), present);
}

function present(row: RowOf<typeof listHistory>): PortalDeed {
  const { id, action, bank, reason, mails, actor_id, actor_name, actor_surname } = row;
  const isHere = actor_id !== null && actor_name !== null && actor_surname !== null;
  return {
    id,
    at: row.at.toISOString(),
    action,
    by: isHere ? { id: actor_id, name: actor_name, surname: actor_surname } : null,
    bank,
    reason,
    mails,
    fields: SET_BY_PORTAL.filter((field) => row.fields.includes(field)),
    ...aboutActivity(row),
    ...(row.maintenance_at === null ? {} : { maintenanceAt: row.maintenance_at }),
    ...(row.job_kind === null ? {} : { job: { kind: row.job_kind, about: row.job_about } }),
  };
}

function aboutActivity(row: RowOf<typeof listHistory>): Pick<PortalDeed, 'activity'> {
  const { activity: name, activity_before: before, activity_into: into } = row;
  if (name === null) return {};
  return {
    activity: {
      name,
      ...(before === null ? {} : { before }),
      ...(into === null ? {} : { into }),
    },
  };
}
