/** Who in a body gave or received, and what its rows are in files (specification §51). */
import { beforeEach, describe, expect, it } from 'vitest';
import { nameReferent, parishAtWork, registerBody } from './support/bodies.ts';
import type { Caller } from './support/caller.ts';
import { termsOf } from './support/delegates.ts';
import { bankForm } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { readSheet } from './support/spreadsheet.ts';

const portal = portalForEachStory();

let giulia: Caller;
let parish: number;
let asParish: Caller;
beforeEach(async () => {
  ({ giulia, parish, asParish } = await parishAtWork(portal()));
});

const HAND = 'Suor Teresa';
const toAnna = () => {
  const { bank, person } = portal().world;
  return { ...termsOf(portal()), bankTo: bank.bergamo, userTo: person.anna };
};

describe('by whom in the body', () => {
  it('is noted by its referent or the desk, and read by the two sides and the desk', async () => {
    const { person } = portal().world;
    const given = await asParish.post('/users/transactions', { ...toAnna(), hand: HAND });
    expect([given.status, given.json.hand]).toEqual([201, HAND]);
    const page = `/users/transactions/${given.json.id}` as const;
    const anna = await portal().signIn('anna');
    for (const reader of [anna, asParish, giulia]) {
      expect((await reader.get(page)).json).toMatchObject({ hand: HAND, bodySide: 'from' });
    }
    const received = { ...bankForm(portal(), { userFrom: person.anna, userTo: parish }) };
    const atDesk = await giulia.post('/admin/transactions', { ...received, hand: 'Il coro' });
    expect(atDesk.json).toMatchObject({ hand: 'Il coro', bodySide: 'to' });
    const without = await giulia.post('/admin/transactions', received);
    expect(without.json.hand).toBeNull();
  });

  it('is of a body alone, and at most eighty letters', async () => {
    const anna = await portal().signIn('anna');
    const form = { ...toAnna(), userTo: portal().world.person.marco };
    const refused = await anna.post('/users/transactions', { ...form, hand: HAND });
    expect(refused.json).toMatchObject({ errors: [{ path: 'hand', code: 'bodies-only' }] });
    for (const hand of ['', ' ', 'x'.repeat(81)]) {
      const { status } = await asParish.post('/users/transactions', { ...toAnna(), hand });
      expect([hand.length, status]).toEqual([hand.length, 400]);
    }
  });
});

describe('in files', () => {
  const sheetAt = async (path: string) => {
    const response = await fetch(`${portal().url}/api${path}`, {
      headers: { authorization: `Bearer ${giulia.token}` },
    });
    return readSheet(new Uint8Array(await response.arrayBuffer()));
  };

  it('of exchanges and members stands what each is, and by whom in the body', async () => {
    const { person } = portal().world;
    const school = await registerBody(giulia, { name: 'Scuola', taxCode: '' });
    await nameReferent(giulia, school.id, person.anna);
    const form = bankForm(portal(), { userFrom: parish, userTo: person.anna });
    await giulia.post('/admin/transactions', { ...form, hand: HAND });
    const exchanges = await sheetAt('/admin/generate-excel');
    expect(
      exchanges.rows.map((row) =>
        ['Tipo creditore', 'Tipo debitore', 'Chi, nell’ente'].map((header) => row[header]?.value),
      ),
    ).toEqual([['Ente', 'Persona', HAND]]);
    const { text } = await giulia.get('/admin/generate-member-excel');
    const members = readSheet(Buffer.from(text, 'base64'));
    const kinds = members.rows.map((row) => [row.Cognome?.value, row.Tipo?.value]);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ['Parrocchia di San Rocco', 'Ente'],
        ['Scuola', 'Ente'],
        ['Ferrari', 'Persona'],
      ]),
    );
  });
});

describe('in figures', () => {
  it('of a period and of the year it is counted apart', async () => {
    const { person } = portal().world;
    const hours = async () => {
      const [figures, report] = [
        (await giulia.get('/admin/statistics')).json,
        (await giulia.get('/admin/reports/2026')).json,
      ];
      return [figures.withBodies, report.bodies];
    };
    expect(await hours()).toEqual([
      { exchanges: 0, hours: 0 },
      { exchanges: 0, hours: 0, members: 1 },
    ]);
    const gave = { userFrom: parish, userTo: person.anna, quantityOfHours: 3 };
    await giulia.post('/admin/transactions', bankForm(portal(), gave));
    await giulia.post('/admin/transactions', bankForm(portal(), { quantityOfHours: 2 }));
    const waits = { userFrom: person.anna, userTo: parish, waits: true };
    await giulia.post('/admin/transactions', bankForm(portal(), waits));
    expect(await hours()).toEqual([
      { exchanges: 1, hours: 3 },
      { exchanges: 1, hours: 3, members: 1 },
    ]);
  });
});
