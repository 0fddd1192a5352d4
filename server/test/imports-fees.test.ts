/**
 * Fees that a file brings (specification §18, §48): shown before, without a receipt, once, and taken back with
 * the import.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from './support/caller.ts';
import { openFees } from './support/fees.ts';
import { bringIn, checkAgain, linesOf, loadAndCheck, run, undo } from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { readSheet } from './support/spreadsheet.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');
const FEES = '/admin/fees/2026';

const HEADER = 'Cognome;Nome;Nascita;Email;Quota;Quota pagata il;Anno quota';
const sheet = (...lines: string[]) => [HEADER, ...lines].join('\n');
const PEOPLE = sheet(
  'Agazzi;Adele;01/03/1950;;15,00 €;10/02/2026;',
  'Bonomi;Bruno;02/03/1950;;ridotta;11/02/2026;2026',
  'Carrara;Carla;03/03/1950;;esonerata;;',
  'Dossi;Dario;04/03/1950;;ridotta;;',
  'Epis;Elsa;05/03/1950;;;;',
);

/** The fees of the year as the desk reads them, of those with these surnames. */
async function feesOf(desk: Caller, ...surnames: string[]) {
  const { json } = await desk.get(FEES);
  return json.lines
    .filter(({ surname }) => surnames.includes(surname))
    .map(({ surname, state, group, cents, on, receipt }) => [
      ...[surname, state, group, cents, on, receipt],
    ]);
}

const BROUGHT = [
  ['Agazzi', 'received', 'ordinary', 1500, '2026-02-10', null],
  ['Bonomi', 'received', 'reduced', 800, '2026-02-11', null],
  ['Carrara', 'waived', 'ordinary', null, null, null],
  ['Dossi', 'due', 'reduced', 800, null, null],
  ['Epis', 'due', 'ordinary', 1500, null, null],
];
const ALL = ['Agazzi', 'Bonomi', 'Carrara', 'Dossi', 'Epis'];

describe('where the bank has opened the room and laid down the year', () => {
  beforeEach(() => openFees(portal(), 'bergamo'));

  it('each row says what becomes of its fee before anything does', async () => {
    const desk = await giulia();
    const checked = await loadAndCheck(portal(), desk, PEOPLE);
    expect(checked.mapping).toMatchObject({ feeYear: 2026 });
    expect(checked.fees).toEqual({ received: 2, receivedCents: 2300, waived: 1, before: 0 });
    const rows = await linesOf(desk, checked.id);
    expect(rows.map(({ problems }) => problems)).toEqual([[], [], [], [], []]);
    const nothing = { year: 2026, cents: null, on: null };
    expect(rows.map(({ reading }) => reading.fee)).toEqual([
      { year: 2026, state: 'received', group: 'ordinary', cents: 1500, on: '2026-02-10' },
      { year: 2026, state: 'received', group: 'reduced', cents: 800, on: '2026-02-11' },
      { ...nothing, state: 'waived', group: 'ordinary' },
      { ...nothing, state: 'due', group: 'reduced' },
      null,
    ]);
    expect(await portal().rows('select id from fee')).toEqual([]);
  });

  it('they come in with the people, without a receipt, and no sum stands in the history', async () => {
    const desk = await giulia();
    const done = await bringIn(portal(), desk, PEOPLE);
    expect(done.outcomes).toMatchObject({ created: 5, left: 0 });
    expect(await feesOf(desk, ...ALL)).toEqual(BROUGHT);
    const noted = await portal().rows(
      `select action, detail from audit where action like 'fee-%' order by id`,
    );
    const detail = { year: 2026, importId: done.id };
    expect(noted).toEqual([
      ...['fee-received', 'fee-received', 'fee-waived', 'fee-grouped'].map((action) => ({
        action,
        detail,
      })),
    ]);
    expect(await portal().rows('select last_receipt from fee_year')).toEqual([{ last_receipt: 0 }]);
    const { json } = await desk.post(`${FEES}/receive`, {
      ids: [portal().world.person.anna],
      ...({ on: '2026-03-01', how: 'cash' } as const),
    });
    expect(json.map(({ receipt }) => receipt)).toEqual([1]);
  });

  it('loaded again nothing changes, and the rows say so', async () => {
    const desk = await giulia();
    await bringIn(portal(), desk, PEOPLE);
    const again = await loadAndCheck(portal(), desk, PEOPLE);
    expect(again.fees).toEqual({ received: 0, receivedCents: 0, waived: 0, before: 3 });
    const rows = await linesOf(desk, again.id);
    expect(rows.map(({ plan, problems }) => [plan, problems])).toEqual([
      ...Array.from({ length: 3 }, () => ['same', ['fee-exists']]),
      ['same', []],
      ['same', []],
    ]);
    await run(portal(), desk, again.id);
    expect(await feesOf(desk, ...ALL)).toEqual(BROUGHT);
  });

  it('who is there already gets theirs; who has one keeps it', async () => {
    const desk = await giulia();
    const paid = { on: '2026-01-20', how: 'cash' } as const;
    await desk.post(`${FEES}/receive`, { ids: [portal().world.person.anna], ...paid });
    const file = sheet(
      'Ferrari;Anna;;anna@example.org;8;10/02/2026;',
      'Bianchi;Marco;;marco@example.org;sì;12/02/2026;',
    );
    const checked = await loadAndCheck(portal(), desk, file);
    const rows = await linesOf(desk, checked.id);
    expect(rows.map(({ plan, problems }) => [plan, problems])).toEqual([
      ['same', ['fee-exists']],
      ['same', []],
    ]);
    const done = await run(portal(), desk, checked.id);
    expect(done.outcomes).toMatchObject({ same: 1, fee: 1 });
    expect(await feesOf(desk, 'Ferrari', 'Bianchi')).toEqual([
      ['Bianchi', 'received', 'ordinary', 1500, '2026-02-12', null],
      ['Ferrari', 'received', 'ordinary', 1500, '2026-01-20', 1],
    ]);
    const marco = await portal().signIn('marco');
    expect((await marco.get('/users/fees')).json).toMatchObject([
      { state: 'received', cents: 1500, on: '2026-02-12', how: null, receipt: null },
    ]);
  });

  it('undone they go with the import, and what came after them stays', async () => {
    const desk = await giulia();
    const file = sheet(
      'Ferrari;Anna;;anna@example.org;8;10/02/2026;',
      'Bianchi;Marco;;marco@example.org;15;12/02/2026;',
    );
    const done = await bringIn(portal(), desk, file);
    const { anna } = portal().world.person;
    const taken = await desk.post(`${FEES}/take-back`, { ids: [anna] });
    expect(taken.json).toEqual([{ id: anna, receipt: null, refusal: null }]);
    await desk.post(`${FEES}/receive`, { ids: [anna], on: '2026-03-01', how: 'transfer' });
    await undo(portal(), desk, done.id);
    expect(await feesOf(desk, 'Ferrari', 'Bianchi')).toEqual([
      ['Bianchi', 'due', 'ordinary', 1500, null, null],
      ['Ferrari', 'received', 'ordinary', 1500, '2026-03-01', 1],
    ]);
    const again = await bringIn(portal(), desk, file);
    expect(again.outcomes).toMatchObject({ same: 1, fee: 1 });
  });

  it('what cannot be one is said, and the person comes in without', async () => {
    const desk = await giulia();
    const file = sheet(
      'Agazzi;Adele;;;quindici;10/02/2026;',
      'Bonomi;Bruno;;;1000,01;10/02/2026;',
      'Carrara;Carla;;;0;10/02/2026;',
      'Dossi;Dario;;;15;;',
      'Epis;Elsa;;;15;10/02/2027;',
      'Fumagalli;Ada;;;15;boh;',
      'Gotti;Gino;;;15;10/02/2026;ventisei',
      'Isacchi;Ivo;;;15;10/02/2025;2025',
      'Locatelli;Lea;;;no;;',
      'Manzoni;Mia;;;non pagata;10/02/2026;',
    );
    const done = await bringIn(portal(), desk, file);
    const rows = await linesOf(desk, done.id);
    expect(rows.map(({ problems }) => problems)).toEqual([
      ['fee-unreadable'],
      ['fee-unreadable'],
      ['fee-unreadable'],
      ['fee-day-missing'],
      ['fee-day-wrong'],
      ['fee-day-wrong'],
      ['fee-year-wrong'],
      ['fee-year-not-laid'],
      [],
      ['fee-unreadable'],
    ]);
    expect(done.outcomes).toMatchObject({ created: 10 });
    expect(await portal().rows('select id from fee')).toEqual([]);
  });

  it('a cell is mended on the screen, and its fee comes in', async () => {
    const desk = await giulia();
    const { id } = await loadAndCheck(portal(), desk, sheet('Agazzi;Adele;;;15;;'));
    const fixes = { feeOn: '10/02/2026' };
    expect((await desk.put(`/admin/imports/${id}/rows/2`, { fixes })).status).toBe(204);
    await checkAgain(portal(), desk, id);
    await run(portal(), desk, id);
    expect(await feesOf(desk, 'Agazzi')).toEqual([BROUGHT[0]]);
  });

  it('who is under eighteen is with the minors, and the header may say the year', async () => {
    const desk = await giulia();
    const file =
      'Cognome;Nome;Data di nascita;Quota 2026;Quota pagata il\nAgazzi;Adele;01/02/2012;5;10/02/2026';
    await bringIn(portal(), desk, file);
    expect(await feesOf(desk, 'Agazzi')).toEqual([
      ['Agazzi', 'received', 'minor', 500, '2026-02-10', null],
    ]);
  });

  it('the report says what was read; what has no receipt is not annulled', async () => {
    const desk = await giulia();
    const { id } = await bringIn(portal(), desk, PEOPLE);
    const answer = await fetch(`${portal().url}/api/admin/imports/${id}/report`, {
      headers: { authorization: `Bearer ${desk.token}`, 'accept-language': 'it' },
    });
    const { rows } = readSheet(new Uint8Array(await answer.arrayBuffer()));
    const read = rows.map((row) => String(row['Letto: quota']?.value ?? ''));
    expect(read.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      '2026: 15,00 €, ricevuta il 10/02/2026',
      '2026: 8,00 €, ricevuta il 11/02/2026',
      '2026: esonerata',
      '2026: da versare',
      '',
    ]);
    const refused = await desk.post(`${FEES}/void/1`, { reason: 'Sbagliata' });
    expect(refusalInFull(refused)).toEqual([404, 'not-found']);
  });

  it('a fee of a file never has a receipt, nor one of the desk none', async () => {
    const desk = await giulia();
    await bringIn(portal(), desk, PEOPLE);
    const copied = (changes: string) =>
      portal().rows(`insert into fee (bank_id, year, person_id, state, fee_group, cents, on_day, how, receipt_no,
               reason, is_brought, made_by, made_at)
             select bank_id, year, person_id, state, fee_group, cents, on_day, ${changes}, made_by, made_at
             from fee where state = 'received' limit 1`);
    await expect(copied(`'cash', 7, '', true`)).rejects.toThrow('fee_brought_without_receipt');
    await expect(copied(`null, null, '', false`)).rejects.toThrow('fee_received_in_full');
    await expect(portal().rows('update fee set is_brought = false')).rejects.toThrow();
  });
});

describe('where something is missing', () => {
  it('a closed room is said in every row, and nothing of the fees comes in', async () => {
    const desk = await giulia();
    const done = await bringIn(portal(), desk, PEOPLE);
    const rows = await linesOf(desk, done.id);
    expect(rows.map(({ problems }) => problems)).toEqual([
      ...Array.from({ length: 4 }, () => ['fee-room-closed']),
      [],
    ]);
    expect(done.outcomes).toMatchObject({ created: 5 });
    expect(await portal().rows('select id from fee')).toEqual([]);
  });

  it('a room that closes after the check leaves the fees out, and the rows say that something changed', async () => {
    await openFees(portal(), 'bergamo');
    const desk = await giulia();
    const { id } = await loadAndCheck(portal(), desk, PEOPLE);
    await desk.put('/admin/rooms/association', { isOpen: false });
    const done = await run(portal(), desk, id);
    expect(done.outcomes).toMatchObject({ created: 5 });
    const rows = await linesOf(desk, id);
    expect(rows[0]?.problems).toEqual(['changed-since']);
    expect(await portal().rows('select id from fee')).toEqual([]);
  });
});
