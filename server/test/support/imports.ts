/** Imports in stories: loaded as the desk loads them, their jobs done. */
import { expect } from 'vitest';
import type { Import, ImportMapping, ImportState } from '#contract/paper/imports.ts';
import type { Deps } from '#server/deps.ts';
import { ImportThread } from '#server/modules/paper/imports/import-thread.ts';
import { runCheck } from '#server/modules/paper/imports/rehearsing.ts';
import { importTasks } from '#server/modules/paper/imports/tasks.ts';
import { finishJobs } from '#server/platform/jobs.ts';
import type { Caller } from './caller.ts';
import { insertRow, type Made } from './fixture-rows.ts';
import type { TestPortal } from './portal.ts';
import { MAPPING } from './uploads.ts';
import { type BankKey, NOW } from './world.ts';

/** Later than every entry of the audit trail: nothing was changed since. */
const NEVER_OUTDATED = Number.MAX_SAFE_INTEGER;

/** An import with one line that is a question, in that state. */
export async function insertImport(
  portal: TestPortal,
  bank: BankKey,
  state: Extract<ImportState, 'checked' | 'done'>,
): Promise<Made> {
  const bankId = portal.world.bank[bank];
  const id = await insertRow(
    portal,
    `insert into import (bank_id, file_name, file_sha256, preset, sheet, sheets, merged_lines,
                         mapping, lines, state, made_by, made_at, checked_audit_id, ran_at, done_at)
     values ($1, 'soci.csv', '', 'own', 'soci.csv', '[]', '{}', $2, 1, $3, $4, $5, $6,
             case when $3 = 'done' then $5::timestamptz end,
             case when $3 = 'done' then $5::timestamptz end) returning id`,
    [bankId, JSON.stringify(MAPPING), state, portal.world.person.giulia, NOW, NEVER_OUTDATED],
  );
  await portal.deps.database.pool.query(
    `insert into import_row (import_id, line, raw, plan) values ($1, 2, '["Agazzi", "Adele", "1,5"]', 'ask')`,
    [id],
  );
  return { id, bankId };
}

/** Sends a file. */
export async function upload(
  portal: TestPortal,
  caller: Caller,
  file: Uint8Array | string,
  { name = 'soci.csv', sheet }: { name?: string; sheet?: string } = {},
): Promise<{ status: number; json: Import; text: string }> {
  const body = new FormData();
  const bytes = typeof file === 'string' ? file : new Uint8Array(file);
  body.set('file', new Blob([bytes]), name);
  const query = sheet === undefined ? '' : `?sheet=${encodeURIComponent(sheet)}`;
  const answer = await fetch(`${portal.url}/api/admin/imports${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${caller.token}` },
    body,
  });
  const text = await answer.text();
  return { status: answer.status, json: JSON.parse(text), text };
}

/** Does the work of imports that waits. */
export function finishImports(deps: Deps): Promise<void> {
  const { database, log } = deps;
  const tasks = importTasks(deps, (job) => runCheck(database, job));
  return finishJobs({ database, tasks, schedule: [], log });
}

/**
 * The same with checks in a thread of their own, as in a running portal.
 * @returns the computing time of a check in ms: in this thread, and in the whole process
 */
export async function finishImportsApart(deps: Deps): Promise<{ hereMs: number; allMs: number }> {
  const { database, log } = deps;
  const thread = new ImportThread(database);
  const spent = { hereMs: 0, allMs: 0 };
  const tasks = importTasks(deps, async (job) => {
    const [here, all] = [process.threadCpuUsage(), process.cpuUsage()];
    await thread.check(job);
    spent.hereMs = process.threadCpuUsage(here).user / 1000;
    spent.allMs = process.cpuUsage(all).user / 1000;
  });
  await finishJobs({ database, tasks, schedule: [], log });
  await thread.close();
  return spent;
}

/** Loads a file, says how it is read where the guess is not right, and has it checked. */
export async function loadAndCheck(
  portal: TestPortal,
  caller: Caller,
  file: Uint8Array | string,
  changes: Partial<ImportMapping> & { name?: string } = {},
): Promise<Import> {
  const { name, ...mapping } = changes;
  const { status, json } = await upload(portal, caller, file, name ? { name } : {});
  expect(status).toBe(201);
  const put = await caller.put(`/admin/imports/${json.id}/mapping`, {
    ...json.mapping,
    ...mapping,
  });
  expect(put.status).toBe(200);
  return checkAgain(portal, caller, json.id);
}

/** Has an import checked, and reads it. */
export async function checkAgain(portal: TestPortal, caller: Caller, id: number): Promise<Import> {
  const { status } = await caller.post(`/admin/imports/${id}/check`, undefined);
  expect(status).toBe(202);
  await finishImports(portal.deps);
  return readImport(caller, id);
}

export async function readImport(caller: Caller, id: number): Promise<Import> {
  const { status, json } = await caller.get(`/admin/imports/${id}`);
  expect(status).toBe(200);
  return json;
}

/** Runs a checked import to its end, the difference ticked. */
export async function run(portal: TestPortal, caller: Caller, id: number): Promise<Import> {
  const { status, text } = await caller.post(`/admin/imports/${id}/run`, {
    differenceTicked: true,
  });
  expect([status, text]).toEqual([202, '']);
  await finishImports(portal.deps);
  return readImport(caller, id);
}

/** Loads, checks and runs a file. */
export async function bringIn(
  portal: TestPortal,
  caller: Caller,
  file: Uint8Array | string,
  changes: Partial<ImportMapping> & { name?: string } = {},
): Promise<Import> {
  const { id } = await loadAndCheck(portal, caller, file, changes);
  return run(portal, caller, id);
}

/** The lines with their plans and problems. */
export async function linesOf(caller: Caller, id: number) {
  const { json } = await caller.get(`/admin/imports/${id}/rows?limit=100`);
  return json;
}

/** Undoes an import to its end. */
export async function undo(portal: TestPortal, caller: Caller, id: number): Promise<Import> {
  const { status, text } = await caller.post(`/admin/imports/${id}/undo`, undefined);
  expect([status, text]).toEqual([202, '']);
  await finishImports(portal.deps);
  return readImport(caller, id);
}
