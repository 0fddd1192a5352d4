/** An archive that was spoilt, changed or made up is refused, and changes nothing (specification §15). */

import fc from 'fast-check';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { linesOf, type Parts, sealed, upload, withLines } from './support/archive.ts';
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

  it('people whose address somebody here may still take back', async () => {
    await there.portal.deps.database.pool.query(
      `insert into mail_token (id, person_id, purpose, email, token_hash, created_at, expires_at)
       select gen_random_uuid(), min(person_id), 'restore-email', $1, '\\x00', $2::timestamptz, $2::timestamptz + interval '7 days'
       from membership`,
      [emailOf('anna'), there.portal.deps.clock.now()],
    );
    const before = await allOf(there);
    const { status, json } = await upload(importer, there.portal, sealed(archive));
    expect([status, json.code]).toEqual([409, 'people-known']);
    expect(await allOf(there)).toBe(before);
    await there.portal.deps.database.pool.query(
      `delete from mail_token where purpose = 'restore-email'`,
    );
  });

  it('a bank whose name no database keeps', async () => {
    const parts = withLines(archive, 'bank.jsonl', (line) => ({ ...line, name: 'a\u0000b' }));
    const { status, json } = await upload(importer, there.portal, sealed(parts));
    expect([status, json.code]).toEqual([400, 'archive-invalid']);
  });

  it('any value in any place: refused by its name, and never a fault of ours', async () => {
    const before = await allOf(there);
    const tables = Object.keys(archive).filter((path) => path.endsWith('.jsonl'));
    const wound = fc.record({
      path: fc.constantFrom(...tables),
      line: fc.nat({ max: 5 }),
      column: fc.nat({ max: 25 }),
      value: fc.constantFrom(...STRANGE_VALUES),
    });
    await fc.assert(
      fc.asyncProperty(wound, async ({ path, line, column, value }) => {
        const parts = wounded(archive, path, { line, column, value });
        // So that no archive is taken whose wound did not hurt.
        const refused = withLines(parts, 'audit.jsonl', foreignActor);
        const { status, json } = await upload(importer, there.portal, sealed(refused));
        expect([400, 409, 415]).toContain(status);
        expect(json.code).toBeTypeOf('string');
      }),
      { numRuns: 15, seed: 5 },
    );
    expect(await allOf(there)).toBe(before);
  }, 120_000);

  it('a bomb: small to send, huge to unpack', async () => {
    const bomb = zipSync({
      ...archive,
      'audit.jsonl': new Uint8Array(20 * 1024 * 1024),
    });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const { status, json } = await upload(importer, there.portal, bomb);
    expect([status, json.code]).toEqual([413, 'too-large']);
  });
});

describe('what no call lets in comes in by no file either, and the file is named', () => {
  const forged: [string, string, (line: Line) => Line, string?][] = [
    ['a claim confirmed by who makes it (L4)', 'exchanges.jsonl', ownClaim],
    ['a row of the books by who gains', 'transfers.jsonl', ownRow],
    ['a day in the year 9999', 'exchanges.jsonl', onDay('9999-12-31'), 'date-future'],
    ['a day of tomorrow', 'exchanges.jsonl', onDay('2026-11-21'), 'date-future'],
    ['a day before the books', 'exchanges.jsonl', onDay('2019-05-31')],
    ['a row posted in 2030', 'transfers.jsonl', late('posted_at'), 'date-future'],
    ['a decision of 2030', 'exchanges.jsonl', late('decided_at'), 'date-future'],
    ['a history of 2030', 'audit.jsonl', late('at'), 'date-future'],
    ['a membership of 2030', 'membership.jsonl', late('requested_at'), 'date-future'],
    ['a birth of tomorrow', 'people.jsonl', bornOn('2026-11-21'), 'date-future'],
    ['a name that turns what follows', 'people.jsonl', named('Anna\u202e')],
    ['a name with what nobody sees', 'people.jsonl', named('An\u2063na')],
    ['a name with a control', 'people.jsonl', named('An\u0007na')],
    [
      'a bank whose name turns what follows',
      'bank.jsonl',
      ({ name, ...line }) => ({ ...line, name: `\u202e${name}` }),
    ],
    ['an address of the web that is a program', 'bank.jsonl', webUrl('javascript:alert(1)')],
    ['a note with a control', 'exchanges.jsonl', (line) => ({ ...line, note: 'a\u0007b' })],
    ['a history nested without end', 'audit.jsonl', (line) => ({ ...line, detail: nested(3_000) })],
    [
      'a history nested a little too deep',
      'audit.jsonl',
      (line) => ({ ...line, detail: nested(5) }),
    ],
  ];

  it.each(forged)('%s', async (_, path, change, code = 'invalid') => {
    const before = await allOf(there);
    const file = sealed(withLines(archive, path, change));
    const { status, json } = await upload(importer, there.portal, file);
    expect([status, json.code, json.errors]).toEqual([400, 'archive-invalid', [{ path, code }]]);
    expect(await allOf(there)).toBe(before);
  });

  it('an empty line, which no portal writes', async () => {
    const path = 'skill.jsonl';
    const file = sealed({
      ...archive,
      [path]: strToU8(`${strFromU8(archive[path] ?? new Uint8Array())}\n`),
    });
    const { json } = await upload(importer, there.portal, file);
    expect(json.errors).toEqual([{ path, code: 'invalid' }]);
  });

  it('but more lines than any bank writes are too many, whatever they say', async () => {
    const lines = strToU8('{}\n'.repeat(600_001));
    const { status, json } = await upload(
      importer,
      there.portal,
      sealed({ ...archive, 'skill.jsonl': lines }),
    );
    expect([status, json.code]).toEqual([413, 'too-large']);
  });
});

const wasConfirmed = ({ state }: Line) => state === 'confirmed' || state === 'reversed';
const ownClaim = (line: Line): Line =>
  wasConfirmed(line) ? { ...line, decided_by: line.creditor } : line;
const creditors = new Map(
  linesOf(archive, 'exchanges.jsonl').map(({ ref, creditor }) => [ref, creditor]),
);
const ownRow = (line: Line): Line => ({ ...line, posted_by: creditors.get(line.exchange) });
const onDay = (day: string) => (line: Line) => ({ ...line, performed_on: day });
const bornOn = (day: string) => (line: Line) => ({ ...line, birth_date: day });
const named = (name: string) => (line: Line) => ({ ...line, name });
const webUrl = (address: string) => (line: Line) => ({ ...line, web_url: address });
const late = (column: string) => (line: Line) =>
  line[column] === null ? line : { ...line, [column]: '2030-01-01T00:00:00+00:00' };
const nested = (depth: number): unknown => (depth === 0 ? {} : { a: nested(depth - 1) });

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

const STRANGE_VALUES = [
  ...[null, true, -1, 9e15, 1.5, '', 'x', 'a\u0000b', '\ud800', '0000-01-01', 'infinity'],
  ...[[], {}, [1], '1', '99999', 'x'.repeat(20_000)],
];

/** One value of one line replaced. */
function wounded(
  parts: Parts,
  path: string,
  { line: nth, column, value }: { line: number; column: number; value: unknown },
): Parts {
  let at = -1;
  return withLines(parts, path, (line) => {
    at += 1;
    const keys = Object.keys(line);
    const key = keys[column % keys.length];
    return at === nth && key !== undefined ? { ...line, [key]: value } : line;
  });
}
