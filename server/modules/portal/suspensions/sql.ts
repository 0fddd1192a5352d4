/** SQL of suspending and reopening a bank. */
import { query, statement } from '#server/modules/tables.ts';
import { folded } from '#server/platform/expressions.ts';
import type { Params } from '#server/platform/statements.ts';

/**
 * Locks a bank against everything that is locked while hours move, until the transaction ends: waits
 * for what is on its way, and makes what comes later wait.
 */
export const lockWhole = statement('suspensions.lockWhole', (p: Params<{ id: number }>) =>
  query.selectFrom('bank').select(['name', 'suspended_at']).where('id', '=', p.id).forUpdate(),
);

export const suspend = statement(
  'suspensions.suspend',
  (p: Params<{ id: number; now: Date; reason: string }>) =>
    query
      .updateTable('bank')
      .set({ suspended_at: p.now, suspension_reason: p.reason })
      .where('id', '=', p.id),
);

export const reopen = statement('suspensions.reopen', (p: Params<{ id: number; now: Date }>) =>
  query
    .updateTable('bank')
    .set({ suspended_at: null, suspension_reason: null, reopened_at: p.now })
    .where('id', '=', p.id),
);

/** Since when a bank is suspended, and where its administrators are found; no row while it is open. */
export const findOwnSuspension = statement('suspensions.findOwn', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('bank')
    .select(['name', 'email', 'phone', 'suspended_at'])
    .where('id', '=', p.bankId)
    .where('suspended_at', 'is not', null)
    .$narrowType<{ suspended_at: Date }>(),
);

/** The bank of that number or name. */
export const findByWord = statement(
  'suspensions.findByWord',
  (p: Params<{ id: number | null; name: string }>) =>
    query
      .selectFrom('bank')
      .select(['id', 'name'])
      .where((eb) => eb.or([eb('id', '=', p.id), eb('folded_name', '=', folded(p.name))]))
      .orderBy('id')
      .limit(2),
);
