/** An archive that was spoilt, changed or made up is refused, and changes nothing (specification §4). */
import { strFromU8, strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { type Parts, sealed, upload, withLines } from './support/archive.ts';
import { allOf, openBoth } from './support/archive-world.ts';
import { emailOf } from './support/world.ts';

const { there, archive, importer, close } = await openBoth();
afterAll(close);

describe('an archive that cannot be trusted changes nothing', () => {
  const broken: [string, (parts: Parts) => Uint8Array, string?][] = [
    ['no zip file', () => strToU8('PK no zip file at all')],
    ['half of it', (parts) => sealed(parts).slice(0, 2000)],
    ['a file changed after it was sealed', (parts) => changedAfterwards(parts)],
    ['a file too many', (parts) => zipSync({ ...parts, 'extra.jsonl': strToU8('{}\n') })],
    ['a file too few', ({ 'transfers.jsonl': _, ...parts }) => sealed(parts)],
    [
      'a path that leads elsewhere',
      (parts) => sealed({ ...parts, '../../evil.jsonl': strToU8('') }),
    ],
    ['another format', (parts) => sealed(withManifest(parts, { format: 'another' }))],
    ['a later version', (parts) => sealed(withManifest(parts, { version: 2 }))],
    ['a line that is no JSON', (parts) => sealed({ ...parts, 'people.jsonl': strToU8('{"ref":') })],
    ['a balance that does not come about', (parts) => sealed(richer(parts, 'transfers.jsonl'))],
    ['an account that says more', (parts) => sealed(richer(parts, 'accounts.jsonl'))],
    ['hours of another length', (parts) => sealed(withLines(parts, 'exchanges.jsonl', longer))],
    ['a confirmation without its row', (parts) => sealed(withoutBooks(parts))],
    ['a person that is not in it', (parts) => sealed(withLines(parts, 'exchanges.jsonl', foreign))],
    ['an id of the portal', (parts) => sealed(withLines(parts, 'audit.jsonl', foreignActor))],
    ['two people with one reference', (parts) => sealed(withLines(parts, 'people.jsonl', twins))],
    ['a second fund', (parts) => sealed(withLines(parts, 'people.jsonl', funds))],
    ['a picture that is none', (parts) => sealed(withFakePicture(parts)), 'unsupported-media-type'],
    [
      'people who have an account here',
      (parts) => sealed(withLines(parts, 'people.jsonl', known)),
      'people-known',
    ],
    [
      'a bank that is here',
      (parts) => sealed(withLines(parts, 'bank.jsonl', knownBank)),
      'bank-known',
    ],
  ];

  it.each(broken)('%s', async (_, spoil, code = 'archive-invalid') => {
    const before = await allOf(there);
    const { status, json } = await upload(importer, there.portal, spoil(archive));
    expect([status >= 400 && status < 500, json.code]).toEqual([true, code]);
    expect(await allOf(there)).toBe(before);
  });

  it('a bomb: small to send, huge to unpack', async () => {
    const bomb = zipSync({
      ...archive,
      'audit.jsonl': new Uint8Array(130 * 1024 * 1024),
    });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const { status, json } = await upload(importer, there.portal, bomb);
    expect([status, json.code]).toEqual([400, 'archive-invalid']);
  });
});

function changedAfterwards(parts: Parts): Uint8Array {
  return zipSync(withLines(parts, 'bank.jsonl', (line) => ({ ...line, president: 'Altri' })));
}

function withManifest(parts: Parts, changes: object): Parts {
  const says = JSON.parse(strFromU8(parts['manifest.json'] ?? strToU8('{}')));
  return { ...parts, 'manifest.json': strToU8(JSON.stringify({ ...says, ...changes })) };
}

const richer = (parts: Parts, path: string) =>
  withLines(parts, path, (line) =>
    Object.fromEntries(
      Object.entries(line).map(([key, value]) => [
        key,
        /balance/.test(key) ? Number(value) + 60 : value,
      ]),
    ),
  );

type Line = Record<string, unknown>;
const longer = (line: Line) => ({ ...line, minutes: Number(line.minutes) + 30 });
const foreign = (line: Line) => ({ ...line, creditor: '1' });
const foreignActor = (line: Line) => ({ ...line, actor_id: '99999' });
const twins = (line: Line) => ({ ...line, ref: line.kind === 'fund' ? line.ref : '77' });
const funds = (line: Line) => ({ ...line, kind: 'fund' });
const known = (line: Line) =>
  line.email === emailOf('anna') ? { ...line, email: emailOf('portale') } : line;
const knownBank = (line: Line) => ({ ...line, name: 'ALTRA 1' });

function withoutBooks(parts: Parts): Parts {
  return { ...parts, 'transfers.jsonl': new Uint8Array() };
}

function withFakePicture(parts: Parts): Parts {
  return { ...parts, 'photos/bank.jpg': strToU8('<svg onload="alert(1)"/>') };
}
