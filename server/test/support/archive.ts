/** Archives of banks, as stories make, open and spoil them. */
import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { Caller } from './caller.ts';
import type { TestPortal } from './portal.ts';
import type { Refused } from './wire-types.ts';
import type { Who } from './world.ts';

/** The files of an archive by their names. */
export type Parts = Record<string, Uint8Array>;

/** What an administrator gets who takes their bank along. */
export async function archiveOf(portal: TestPortal, who: Who): Promise<Parts> {
  const { token } = await portal.signIn(who);
  const answer = await fetch(`${portal.url}/api/admin/bank-export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.status !== 200) throw new Error(`no archive: ${await answer.text()}`);
  return partsOf(await answer.arrayBuffer());
}

/** The files of an archive. */
export function partsOf(file: ArrayBuffer): Parts {
  return unzipSync(new Uint8Array(file));
}

/** Uploads a file as the archive of a bank. */
export async function upload(
  caller: Caller,
  portal: TestPortal,
  file: Uint8Array,
): Promise<{ status: number; json: ReplyOf<'importBank'> & Refused }> {
  const form = new FormData();
  form.set('archive', new Blob([new Uint8Array(file)]), 'bank.zip');
  const answer = await fetch(`${portal.url}/api/portal/bank-import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${caller.token}`, accept: 'application/problem+json' },
    body: form,
  });
  const json: unknown = await answer.json();
  return { status: answer.status, json: json as ReplyOf<'importBank'> & Refused };
}

/** The archive of these files, with the fingerprints that belong to them. */
export function sealed(parts: Parts): Uint8Array {
  const { 'manifest.json': manifest, ...files } = parts;
  const says = JSON.parse(strFromU8(manifest ?? strToU8('{}')));
  const hashes = Object.entries(files).map(([path, content]) => [
    path,
    createHash('sha256').update(content).digest('hex'),
  ]);
  const text = JSON.stringify({ ...says, files: Object.fromEntries(hashes) });
  return zipSync({ ...files, 'manifest.json': strToU8(text) });
}

/** The objects of a file, one on each line. */
export function linesOf(parts: Parts, path: string): Record<string, unknown>[] {
  const text = strFromU8(parts[path] ?? new Uint8Array());
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
}

/** The same archive with one file changed, line by line. */
export function withLines(
  parts: Parts,
  path: string,
  change: (line: Record<string, unknown>, nth: number) => Record<string, unknown>,
): Parts {
  const lines = linesOf(parts, path).map(change);
  return { ...parts, [path]: strToU8(lines.map((line) => `${JSON.stringify(line)}\n`).join('')) };
}
