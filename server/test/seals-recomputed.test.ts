/** A seal computed again by nothing but docs/seals.md: another program comes to the same hash. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal } from './support/background.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

async function rowsOf<Row extends object>(text: string): Promise<Row[]> {
  const { rows } = await portal().deps.database.pool.query<Row>(text);
  return rows;
}

/** Values of a table in the order of the page, moments with microseconds. */
async function transferTexts(after: number, last: number): Promise<string[]> {
  const rows = await rowsOf<Record<string, string | number | Date | null>>(
    `select t.id, t.kind, t.to_person_id, t.to_bank_id, t.from_person_id, t.from_bank_id, t.minutes,
            t.to_balance_minutes, t.from_balance_minutes, t.posted_at, t.posted_by,
            t.exchange_id, e.kind as of_kind, e.creditor_id, e.creditor_bank_id, e.debtor_id,
            e.debtor_bank_id, e.activity_id, e.performed_on, e.minutes as of_minutes, e.created_at,
            e.created_by, e.note
     from transfer t join exchange e on e.id = t.exchange_id
     where t.id > ${after} and t.id <= ${last} order by t.id`,
  );
  return rows.map((row) =>
    Object.values(row)
      .map((value) =>
        value instanceof Date ? value.toISOString().replace('Z', '000Z') : String(value ?? ''),
      )
      .join('\n'),
  );
}

it('comes to the same hash, seal by seal, also with a gift, a reversal and a note of several lines', async () => {
  const id = await recordForAnna(portal(), { note: 'Spesa\ne farmacia: 2 €\n' });
  const anna = await portal().signIn('anna');
  await anna.patch(`/users/transactions/${id}/approve`);
  await seal(portal().deps);
  portal().passMinutes(24 * 60);
  const marco = await portal().signIn('marco');
  await marco.patch(`/users/transactions/${id}/reject-confirmed`);
  const { person } = portal().world;
  const gift = await (await portal().signIn('anna')).post('/users/gifts', {
    toPerson: person.marco,
    hours: 1,
    note: 'Grazie',
  });
  expect(gift.status).toBe(201);
  await seal(portal().deps);
  portal().passMinutes(24 * 60);
  await seal(portal().deps);

  const seals = await rowsOf<{
    day: string;
    salt: Buffer;
    last_transfer_id: number;
    hash: Buffer;
  }>('select day, salt, last_transfer_id, hash from seal order by day');
  expect(seals.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  let before: { hash: Buffer; last: number } = { hash: Buffer.alloc(32), last: 0 };
  const counts: number[] = [];
  for (const { day, salt, last_transfer_id: last, hash } of seals) {
    const texts = await transferTexts(before.last, last);
    const head = ['time bank seal 1', day, before.hash.toString('hex'), salt.toString('hex')];
    const lines = [...head, last, texts.length].map((line) => `${line}\n`).join('');
    expect(sha256(Buffer.concat([Buffer.from(lines), ...texts.map(sha256)]))).toEqual(hash);
    counts.push(texts.length);
    before = { hash, last };
  }
  expect(counts).toEqual([1, 2, 0]);
});
