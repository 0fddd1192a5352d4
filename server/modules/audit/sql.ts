/** Writing down who did what, when, about whom. Rows only ever come. */
import { query, statement } from '#server/modules/tables.ts';

export const writeAudit = statement(
  'audit.write',
  (p: {
    at: Date;
    actorId: number | null;
    action: string;
    personId: number | null;
    bankId: number | null;
    detail: string;
  }) =>
    query.insertInto('audit').values({
      at: p.at,
      actor_id: p.actorId,
      action: p.action,
      person_id: p.personId,
      bank_id: p.bankId,
      exchange_id: null,
      detail: p.detail,
    }),
);
