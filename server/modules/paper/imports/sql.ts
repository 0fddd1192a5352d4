/** SQL of imports as a whole: the file, its state, its figures. */
import { sql } from 'kysely';
import type { ImportState } from '#contract/paper/imports.ts';
import { spoken } from '#server/modules/people/accounts/locale-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import { total } from '#server/platform/expressions.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

interface NewImport {
  bankId: number;
  fileName: string;
  sha256: Buffer;
  preset: string;
  sheet: string;
  /** JSON. */
  sheets: string;
  mergedLines: number[];
  /** JSON. */
  mapping: string;
  /** JSON. */
  unclearTimes: string;
  lines: number;
  by: number;
  now: Date;
}

export const insertImport = statement(
  'imports.insert',
  (p: Params<NewImport>) => sql<{ id: number }>`
    insert into import (bank_id, file_name, file_sha256, preset, sheet, sheets, merged_lines,
                        mapping, unclear_times, lines, made_by, made_at)
    values (${p.bankId}, ${p.fileName}, ${p.sha256}, ${p.preset}, ${p.sheet}, ${p.sheets}::jsonb,
            ${p.mergedLines}, ${p.mapping}::jsonb, ${p.unclearTimes}::jsonb, ${p.lines}, ${p.by},
            ${p.now})
    returning id`,
);

/** The imports of a bank, the latest first. */
export const listImports = statement('imports.list', (p: Params<PageValues & { bankId: number }>) =>
  query
    .selectFrom('import')
    .innerJoin('person as creator', 'creator.id', 'import.made_by')
    .selectAll('import')
    .select(['creator.full_name as creator_name', total])
    .where('import.bank_id', '=', p.bankId)
    .orderBy('import.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

/** An import of the bank, and whether a member was changed since it was checked. */
export const findImport = statement('imports.find', (p: Params<{ id: number; bankId: number }>) =>
  query
    .selectFrom('import')
    .innerJoin('person as creator', 'creator.id', 'import.made_by')
    .selectAll('import')
    .select('creator.full_name as creator_name')
    .innerJoin('bank', 'bank.id', 'import.bank_id')
    .innerJoin('account as fund', (join) =>
      join
        .onRef('fund.person_id', '=', 'bank.fund_person_id')
        .onRef('fund.bank_id', '=', 'bank.id'),
    )
    .select('fund.balance_minutes as fund_minutes')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit')
          .select('audit.id')
          .whereRef('audit.bank_id', '=', 'import.bank_id')
          .whereRef('audit.id', '>', 'import.checked_audit_id')
          .where('audit.person_id', 'is not', null),
      )
        .$castTo<boolean>()
        .as('is_outdated'),
    )
    .where('import.id', '=', p.id)
    .where('import.bank_id', '=', p.bankId),
);

/** An import that is worked on, locked until the transaction ends; no row in any other state. */
export const lockImport = statement(
  'imports.lock',
  (p: Params<{ id: number; state: ImportState }>) =>
    query
      .selectFrom('import')
      .innerJoin('bank', 'bank.id', 'import.bank_id')
      .innerJoin('person as actor', (join) =>
        join.on('actor.id', '=', (eb) => eb.fn.coalesce('import.ran_by', 'import.made_by')),
      )
      .selectAll('import')
      .select([
        'bank.fund_person_id',
        'actor.id as actor_id',
        spoken(sql.ref('bank.locale')).as('locale'),
      ])
      .where('import.id', '=', p.id)
      .where('import.state', '=', p.state)
      .forUpdate('import'),
);

/** Moves an import of the bank on from one of these states; no row when it is in another. */
export const moveImport = statement(
  'imports.move',
  (p: Params<{ id: number; bankId: number; from: ImportState[]; to: ImportState }>) =>
    query
      .updateTable('import')
      .set({ state: p.to, done_lines: 0 })
      .where('id', '=', p.id)
      .where('bank_id', '=', p.bankId)
      .where((eb) => eb('state', '=', eb.fn.any(p.from)))
      .returning('id'),
);

/** Changes how the columns are read; what was decided about lines is forgotten with `forgetPlans`. */
export const setMapping = statement(
  'imports.setMapping',
  (
    p: Params<{
      id: number;
      bankId: number;
      mapping: string;
      unclearTimes: string;
      lines: number;
    }>,
  ) => sql<{ id: number }>`
    update import set mapping = ${p.mapping}::jsonb, unclear_times = ${p.unclearTimes}::jsonb,
                      lines = ${p.lines}, state = 'mapped', checked_audit_id = null
    where id = ${p.id} and bank_id = ${p.bankId} and state in ('read', 'mapped', 'checked')
    returning id`,
);

/** The last entry of the bank's audit trail; 0 before the first. */
export const lastAudit = statement(
  'imports.lastAudit',
  (p: Params<{ bankId: number }>) => sql<{ id: number }>`
    select coalesce(max(id), 0)::bigint as id from audit where bank_id = ${p.bankId}`,
);

export const setProgress = statement(
  'imports.setProgress',
  (p: Params<{ id: number; doneLines: number }>) =>
    query.updateTable('import').set({ done_lines: p.doneLines }).where('id', '=', p.id),
);

export const finishCheck = statement(
  'imports.finishCheck',
  (p: Params<{ id: number; auditId: number }>) =>
    query
      .updateTable('import')
      .set({ state: 'checked', checked_audit_id: p.auditId })
      .where('id', '=', p.id)
      .where('state', '=', 'checking'),
);

/** Starts a checked import; no row when it is in another state. */
export const beginRun = statement(
  'imports.beginRun',
  (p: Params<{ id: number; bankId: number; by: number; now: Date }>) =>
    query
      .updateTable('import')
      .set({ state: 'running', ran_by: p.by, ran_at: p.now, done_lines: 0 })
      .where('id', '=', p.id)
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'checked')
      .returning('id'),
);

export const finishRun = statement('imports.finishRun', (p: Params<{ id: number; now: Date }>) =>
  query
    .updateTable('import')
    .set({ state: 'done', done_at: p.now })
    .where('id', '=', p.id)
    .where('state', '=', 'running'),
);

/** Begins to undo an import that was done after that moment; no row otherwise. */
export const beginUndo = statement(
  'imports.beginUndo',
  (p: Params<{ id: number; bankId: number; by: number; doneAfter: Date }>) =>
    query
      .updateTable('import')
      .set({ state: 'undoing', undone_by: p.by, done_lines: 0 })
      .where('id', '=', p.id)
      .where('bank_id', '=', p.bankId)
      .where('state', '=', 'done')
      .where('done_at', '>', p.doneAfter)
      .returning('id'),
);

export const finishUndo = statement('imports.finishUndo', (p: Params<{ id: number; now: Date }>) =>
  query
    .updateTable('import')
    .set({ state: 'undone', undone_at: p.now })
    .where('id', '=', p.id)
    .where('state', '=', 'undoing'),
);

/** Drops a file that was never run, with its lines. */
export const deleteImport = statement(
  'imports.delete',
  (p: Params<{ id: number; bankId: number }>) =>
    query
      .deleteFrom('import')
      .where('id', '=', p.id)
      .where('bank_id', '=', p.bankId)
      .where('state', 'in', ['read', 'mapped', 'checked'])
      .returning('id'),
);

/** A row while the bank of the import is suspended. */
export const findPaused = statement('imports.findPaused', (p: Params<{ importId: number }>) =>
  query
    .selectFrom('import')
    .innerJoin('bank', 'bank.id', 'import.bank_id')
    .select('import.id')
    .where('import.id', '=', p.importId)
    .where('bank.suspended_at', 'is not', null),
);

/** The imports of a bank that a job works on. */
export const listOpenImports = statement('imports.listOpen', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('import')
    .select(['id', 'state'])
    .where('bank_id', '=', p.bankId)
    .where('state', 'in', ['checking', 'running', 'undoing'])
    .$narrowType<{ state: 'checking' | 'running' | 'undoing' }>()
    .orderBy('id'),
);
