/**
 * A bank takes everything along (specification §15): its archive, brought into a portal that does not
 * have it, gives the same archive again.
 */
import { strFromU8, strToU8 } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { archiveOf, linesOf, type Parts, sealed, upload } from './support/archive.ts';
import { allOf, openBoth } from './support/archive-world.ts';
import { balanceOf, expectBooksToBalance } from './support/exchanges.ts';
import type { TestPortal } from './support/portal.ts';
import { emailOf } from './support/world.ts';

const { here, there, archive, importer, close } = await openBoth();
afterAll(close);

/** An archive with people named instead of numbered, other ids counted from one, and without what each export adds. */
function comparable(parts: Parts): Record<string, unknown[]> {
  const people = new Map(
    linesOf(parts, 'people.jsonl').map((row) => [row.ref, `${row.name} ${row.surname}`]),
  );
  const counted = new Map<string, Map<unknown, number>>();
  const count = (kind: string, id: unknown) => {
    const known = counted.get(kind) ?? new Map<unknown, number>();
    counted.set(kind, known);
    if (!known.has(id)) known.set(id, known.size + 1);
    return known.get(id);
  };
  const PEOPLE =
    /^(person|person_id|delegate_id|creditor|debtor|actor_id|set_by|.*_by|.*_by_delegate)$/;
  const IDS: Record<string, string> = {
    ref: 'exchange',
    exchange: 'exchange',
    exchange_id: 'exchange',
    audit_id: 'audit',
    book_id: 'cheque_book',
    answer_id: 'notice_answer',
    privacy_notice_id: 'privacy_notice',
    membership_id: 'membership',
    policy_id: 'policy',
  };
  const renamed = (table: string) => (row: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => {
        if (value === null) return [key, value];
        if (table === 'people' && key === 'ref') return [key, people.get(value)];
        if (PEOPLE.test(key)) return [key, people.get(value) ?? value];
        if (key === 'id') return [key, count(table, String(value))];
        const kind = IDS[key];
        return [key, kind ? count(kind, String(value)) : value];
      }),
    );
  const files = Object.keys(parts).filter((path) => path.endsWith('.jsonl'));
  return Object.fromEntries(
    files.map((path) => {
      const table = path.replace('.jsonl', '');
      const rows = linesOf(parts, path)
        .filter(({ action }) => action !== 'bank-exported' && action !== 'bank-imported')
        .map(renamed(table));
      const sortable = table === 'people' || table === 'accounts';
      const texts = rows.map((row) => JSON.stringify(Object.entries(row).sort()));
      return [path, sortable ? texts.sort() : texts];
    }),
  );
}

describe('the archive', () => {
  it('contains the people, the books, the history and the pictures, each with its fingerprint', () => {
    const manifest = JSON.parse(strFromU8(archive['manifest.json'] ?? strToU8('{}')));
    expect(manifest).toMatchObject({ format: 'time-bank-archive', version: 1 });
    expect(Object.keys(manifest.files).sort()).toEqual(
      Object.keys(archive)
        .filter((path) => path !== 'manifest.json')
        .sort(),
    );
    const people = linesOf(archive, 'people.jsonl');
    expect(people.map(({ surname }) => surname)).toEqual(
      expect.arrayContaining(['Rossi', 'Bianchi', 'Fontana (Banca del Tempo di Lecco)']),
    );
    expect(linesOf(archive, 'exchanges.jsonl').map(({ state }) => state)).toEqual(
      expect.arrayContaining(['confirmed', 'reversed', 'cancelled', 'pending']),
    );
    expect(linesOf(archive, 'cheque.jsonl')).toHaveLength(10);
    expect(linesOf(archive, 'delegate.jsonl')).toHaveLength(2);
    expect(linesOf(archive, 'body.jsonl')).toMatchObject([{ kind: 'parish' }]);
    const forAnna = linesOf(archive, 'exchanges.jsonl').find(({ note }) => note === 'Per Anna');
    expect(forAnna?.decided_by_delegate).toEqual(forAnna?.created_by_delegate);
    expect(forAnna?.decided_by_delegate).toEqual(expect.any(String));
    for (const table of [
      'bank_rule',
      'member_band',
      'call_note',
      'member_note',
      'letter_preference',
      'skill',
    ]) {
      expect(linesOf(archive, `${table}.jsonl`)).toHaveLength(1);
    }
    // Not those of who has left, nor answers from friend banks.
    const notices = linesOf(archive, 'notice.jsonl').map(({ title }) => title);
    expect(notices).toEqual(['Aiuto con lo smartphone', 'Aiuto con lo smartphone', 'Una mano']);
    for (const table of ['notice_answer', 'notice_ask']) {
      expect(linesOf(archive, `${table}.jsonl`)).toHaveLength(1);
    }
    // The yes names a day, which comes along.
    expect(linesOf(archive, 'notice_answer.jsonl')).toMatchObject([{ agreed_day: 2 }]);
    expect(linesOf(archive, 'answer_day.jsonl')).toMatchObject([
      { position: 1, place: 'Da te', minutes: 60 },
      { position: 2, place: '', minutes: 90 },
    ]);
    const anna = linesOf(archive, 'people.jsonl').find(({ name }) => name === 'Anna');
    expect(anna).toMatchObject({ may_be_asked: false, show_done: true, contact: 'phone' });
    expect(Object.keys(archive).filter((path) => path.startsWith('photos/'))).toHaveLength(1);
  });

  it('holds no password, and of those who left nothing but the name', () => {
    const whole = Object.values(archive)
      .map((part) => strFromU8(part))
      .join('\n');
    expect(whole).not.toMatch(/argon2|password_hash|token_hash/);
    const marco = linesOf(archive, 'people.jsonl').find(({ surname }) => surname === 'Bianchi');
    expect(marco).toMatchObject({ email: null, phone: null, birth_date: null, access: 'desk' });
    expect(whole).not.toContain(emailOf('marco'));
    expect(whole).not.toContain(emailOf('sara'));
  });

  it('has tables for people in which no cell is a formula', () => {
    const csv = strFromU8(archive['exchanges.csv'] ?? new Uint8Array());
    expect(csv).toContain(`"'=1+1; ""virgolette"""`);
    const people = strFromU8(archive['people.csv'] ?? new Uint8Array());
    expect(archive['people.csv']?.subarray(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(people).toMatch(/^Cognome;Nome;Tessera;/);
    expect(people).toContain(`Ferrari;Anna;`);
  });

  it('is written down: who took it along', async () => {
    const { rows } = await here.portal.deps.database.pool.query(
      `select actor_id, bank_id from audit where action = 'bank-exported'`,
    );
    const { person, bank } = here.portal.world;
    expect(rows).toEqual([{ actor_id: person.giulia, bank_id: bank.bergamo }]);
  });
});

describe('brought into another portal', () => {
  it('gives the same archive again, and the books of that portal balance (L8)', async () => {
    const answer = await upload(importer, there.portal, sealed(archive));
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ name: 'Banca del Tempo di Bergamo' });
    expect(answer.json.exchanges).toBe(linesOf(archive, 'exchanges.jsonl').length);
    await expectBooksToBalance(there.portal);
    await letIn(there.portal, 'giulia');
    const again = await archiveOf(there.portal, 'giulia');
    expect(comparable(again)).toEqual(comparable(archive));
  });

  it('is there once: a second time it is known', async () => {
    const before = await allOf(there);
    const { status, json } = await upload(importer, there.portal, sealed(archive));
    expect([status, json.code]).toEqual([409, 'bank-known']);
    expect(await allOf(there)).toBe(before);
  });

  it('lets its people in with a password they choose by a link, and goes on from where it was', async () => {
    const { deps } = there.portal;
    const { rows } = await deps.database.pool.query(
      `select password_hash, proven_email from person where email = $1`,
      [emailOf('anna')],
    );
    expect(rows).toEqual([{ password_hash: null, proven_email: null }]);
    const refused = await there.portal
      .visitor()
      .form('/login', { username: emailOf('anna'), password: 'Tempo-2019!' });
    expect(refused.status).toBe(401);
    await letIn(there.portal, 'anna');
    const anna = await there.portal.signIn('anna');
    const before = await balanceOf(here.portal, 'anna');
    const [waiting] = (await anna.get('/users/transactions/pending')).json;
    expect(waiting).toMatchObject({ note: 'Aspetta', quantityOfHours: 4, canConfirm: true });
    await anna.patch(`/users/transactions/${waiting?.id ?? 0}/approve`);
    const id = waiting?.userToId ?? 0;
    expect((await anna.get(`/users/${id}`)).json.total).toBe(before.total - 4);
    await expectBooksToBalance(there.portal);
  });
});

it('only administrators take their own bank along, only those of the portal bring one in', async () => {
  const anna = await here.portal.signIn('anna');
  expect((await anna.post('/admin/bank-export', null)).status).toBe(403);
  const giulia = await here.portal.signIn('giulia');
  const { status } = await upload(giulia, here.portal, sealed(archive));
  expect(status).toBe(403);
});

/** As if somebody had chosen the usual password with a link. */
async function letIn({ deps }: TestPortal, who: 'anna' | 'giulia'): Promise<void> {
  await deps.database.pool.query(
    `update person set password_hash = (
       select password_hash from person where email = $1) where email = $2`,
    [emailOf('portale'), emailOf(who)],
  );
}
