/** Bringing people and their balances (specification §18): nothing before the run, everything once. */
import { describe, expect, it } from 'vitest';
import { expectBooksToBalance } from './support/exchanges.ts';
import { fingerprintOf } from './support/fingerprint.ts';
import {
  bringIn,
  checkAgain,
  linesOf,
  loadAndCheck,
  readImport,
  run,
  upload,
} from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();
const SHEET = [
  'Tessera;Cognome;Nome;Data di nascita;Telefono;Email;Socio dal;Saldo',
  '101;Agazzi;Adele;12/03/1949;035 555101;;01/10/2012;12,5',
  '102;Bonomi;Battista;;;;;-4,5',
  '103;Carrara;Cesira;;;cesira@example.net;;0',
].join('\n');

describe('nothing is written before somebody runs it', () => {
  it('a check changes nothing but the import itself', async () => {
    const giulia = await portal().signIn('giulia');
    const books = async () => [
      await portal().rows('select * from person order by id'),
      await portal().rows('select * from membership order by id'),
      await portal().rows('select * from account order by person_id, bank_id'),
      await portal().rows('select * from exchange order by id'),
      await portal().rows('select * from outbox order by id'),
      await portal().rows(`select * from audit where action <> 'import-read' order by id`),
      await portal().rows('select last_member_number from bank order by id'),
    ];
    const before = await books();
    const checked = await loadAndCheck(portal(), giulia, SHEET);
    expect(checked.state).toBe('checked');
    expect(checked.plans).toMatchObject({ new: 3, same: 0, ask: 0, skip: 0 });
    expect(await books()).toEqual(before);
  });

  it('the check uses the code of the run: what the books refuse is known before', async () => {
    const giulia = await portal().signIn('giulia');
    await portal().rows(
      `alter table person add constraint no_carrara check (surname <> 'Carrara')`,
    );
    const checked = await loadAndCheck(portal(), giulia, SHEET);
    expect(checked.plans).toMatchObject({ new: 2, skip: 1 });
    const [, , carrara] = await linesOf(giulia, checked.id);
    expect(carrara).toMatchObject({ line: 4, plan: 'skip', problems: ['refused-by-the-books'] });
    const done = await run(portal(), giulia, checked.id);
    expect(done.outcomes).toMatchObject({ created: 2, left: 1 });
  });

  it('a file that was not checked does not run', async () => {
    const giulia = await portal().signIn('giulia');
    const { json } = await upload(portal(), giulia, SHEET);
    const before = await fingerprintOf(portal().deps.database);
    const { status, json: refusal } = await giulia.post(`/admin/imports/${json.id}/run`, null);
    expect([status, refusal.code]).toEqual([409, 'import-not-ready']);
    expect(await fingerprintOf(portal().deps.database)).toEqual(before);
  });

  it('a member who was changed since the check sends the desk back to it', async () => {
    const giulia = await portal().signIn('giulia');
    const { id } = await loadAndCheck(portal(), giulia, SHEET);
    const changed = await giulia.patch(`/admin/banks/users/${portal().world.person.marco}/role`, {
      role: 'ADMIN',
    });
    expect(changed.status).toBe(204);
    const refused = await giulia.post(`/admin/imports/${id}/run`, { differenceTicked: true });
    expect([refused.status, refused.json.code]).toEqual([409, 'import-changed']);
    expect((await readImport(giulia, id)).isOutdated).toBe(true);
    await checkAgain(portal(), giulia, id);
    expect((await run(portal(), giulia, id)).state).toBe('done');
  });
});

describe('who comes in', () => {
  it('people without e-mail, phone or birth date come in with what the file has', async () => {
    const giulia = await portal().signIn('giulia');
    const done = await bringIn(portal(), giulia, SHEET);
    expect(done.outcomes).toMatchObject({ created: 3, left: 0 });
    const members = await portal().rows(
      `select surname, person.email, phone, birth_date, access, number, decided_at::date::text as since,
              balance_minutes
       from person join membership on person_id = person.id and state = 'active'
       join account on account.person_id = person.id
       where access = 'desk' order by number`,
    );
    expect(members).toEqual([
      {
        ...{ surname: 'Agazzi', email: null, phone: '035 555101', birth_date: '1949-03-12' },
        ...{ access: 'desk', number: 101, since: '2012-10-01', balance_minutes: 750 },
      },
      {
        ...{ surname: 'Bonomi', email: null, phone: null, birth_date: null },
        ...{ access: 'desk', number: 102, since: '2026-11-20', balance_minutes: -270 },
      },
      {
        ...{ surname: 'Carrara', email: 'cesira@example.net', phone: null, birth_date: null },
        ...{ access: 'desk', number: 103, since: '2026-11-20', balance_minutes: 0 },
      },
    ]);
    await expectBooksToBalance(portal());
  });

  it('one bad row stops no other; the rest is a file to mend and load again', async () => {
    const giulia = await portal().signIn('giulia');
    const file = `${SHEET}\n104;;Senza;;;;;2\n105;Epis;Ezio;31/02/1950;;non-una-email;;tanto`;
    const done = await bringIn(portal(), giulia, file);
    expect(done.outcomes).toMatchObject({ created: 3, left: 2 });
    const left = (await linesOf(giulia, done.id)).filter(({ outcome }) => outcome === 'left');
    expect(left.map(({ line, problems }) => [line, problems])).toEqual([
      [5, ['name-missing']],
      [6, ['email-unreadable', 'birth-date-unreadable', 'hours-unreadable']],
    ]);
  });

  it('the same file again changes nothing twice', async () => {
    const giulia = await portal().signIn('giulia');
    await bringIn(portal(), giulia, SHEET);
    const count = () =>
      portal().rows(`select (select count(*) from person) as people, (select count(*) from membership) as members,
                    (select count(*) from exchange) as exchanges, (select count(*) from transfer) as moves`);
    const before = await count();
    const again = await bringIn(portal(), giulia, SHEET);
    expect(again.plans).toMatchObject({ same: 3, new: 0 });
    expect(again.openings).toMatchObject({ count: 0, differenceMinutes: 0 });
    expect(again.outcomes).toMatchObject({ same: 3 });
    expect(await count()).toEqual(before);
  });

  it('who was mended since comes in the second time', async () => {
    const giulia = await portal().signIn('giulia');
    await bringIn(portal(), giulia, `${SHEET}\n104;;Dina;;;;;2`);
    const again = await bringIn(portal(), giulia, `${SHEET}\n104;Donati;Dina;;;;;2`);
    expect(again.outcomes).toMatchObject({ same: 3, created: 1 });
    expect(again.openings).toMatchObject({ count: 1, plusMinutes: 120 });
  });

  it('nobody is written to: letters of invitation are a separate act', async () => {
    const giulia = await portal().signIn('giulia');
    await bringIn(portal(), giulia, SHEET);
    const letters = await portal().rows(`select kind from outbox where kind <> 'exchange-changed'`);
    expect(letters).toEqual([]);
    expect(await portal().rows('select * from mail_token')).toEqual([]);
  });

  it('cards keep their numbers, and the next new member gets the next one', async () => {
    const giulia = await portal().signIn('giulia');
    await bringIn(portal(), giulia, `${SHEET}\n;Zeni;Zita;;;;;`);
    const numbers = await portal().rows(
      `select number from membership join person on person.id = person_id where access = 'desk' order by number`,
    );
    expect(numbers.map(({ number }) => number)).toEqual([101, 102, 103, 104]);
  });
});

describe('balances and the fund', () => {
  it('plus, minus and the difference are said; the difference goes to the fund', async () => {
    const giulia = await portal().signIn('giulia');
    const checked = await loadAndCheck(portal(), giulia, SHEET);
    expect(checked.openings).toEqual({
      ...{ count: 2, plusMinutes: 750, minusMinutes: -270, differenceMinutes: 480 },
    });
    await run(portal(), giulia, checked.id);
    const [fund] = await portal().rows(
      `select balance_minutes, adjusted_minutes from account
       join bank on bank.fund_person_id = person_id where bank.id = $1`,
      [portal().world.bank.bergamo],
    );
    expect(fund).toEqual({ balance_minutes: -480, adjusted_minutes: -480 });
    const exchanges = await portal().rows(
      `select kind, state, minutes, performed_on, note, activity_id from exchange order by id`,
    );
    expect(exchanges).toEqual(
      [750, 270].map((minutes) => ({
        ...{ kind: 'opening', state: 'confirmed', minutes, performed_on: '2026-11-20' },
        ...{ note: 'Saldo portato da «soci.csv»', activity_id: null },
      })),
    );
    await expectBooksToBalance(portal());
  });

  it('no administrator brings a balance of their own: another one does, with the same file (L4)', async () => {
    const { giulia: own, marco } = portal().world.person;
    const giulia = await portal().signIn('giulia');
    await giulia.patch(`/admin/banks/users/${marco}/role`, { role: 'ADMIN' });
    const file =
      'Tessera;Cognome;Nome;Email;Saldo\n;Rossi;Giulia;giulia@example.org;40\n101;Agazzi;Adele;;2';
    const checked = await loadAndCheck(portal(), giulia, file);
    expect((await linesOf(giulia, checked.id))[0]).toMatchObject({
      ...{ plan: 'skip', problems: ['own-balance'], personId: own },
    });
    const done = await run(portal(), giulia, checked.id);
    expect(done.outcomes).toMatchObject({ created: 1, left: 1 });
    const balance = async () =>
      (await portal().rows('select balance_minutes from account where person_id = $1', [own]))[0];
    expect(await balance()).toEqual({ balance_minutes: 0 });
    const second = await portal().signIn('marco');
    const again = await bringIn(portal(), second, file);
    expect(again.outcomes).toMatchObject({ booked: 1, same: 1 });
    expect(await balance()).toEqual({ balance_minutes: 2400 });
    await expectBooksToBalance(portal());
  });

  it('runs nobody’s own balance either where somebody else had the file checked', async () => {
    const { marco } = portal().world.person;
    const giulia = await portal().signIn('giulia');
    await giulia.patch(`/admin/banks/users/${marco}/role`, { role: 'ADMIN' });
    const second = await portal().signIn('marco');
    const file = 'Cognome;Nome;Email;Saldo\nRossi;Giulia;giulia@example.org;40';
    const { id } = await loadAndCheck(portal(), second, file);
    const done = await run(portal(), giulia, id);
    expect(done.outcomes).toMatchObject({ left: 1 });
    expect((await linesOf(giulia, id))[0]?.problems).toContain('own-balance');
  });

  it('without the tick nothing runs', async () => {
    const giulia = await portal().signIn('giulia');
    const { id } = await loadAndCheck(portal(), giulia, SHEET);
    const { status, json } = await giulia.post(`/admin/imports/${id}/run`, null);
    expect([status, json.errors]).toEqual([400, [{ path: 'differenceTicked', code: 'required' }]]);
    expect((await readImport(giulia, id)).state).toBe('checked');
  });

  it('balances that add up to zero need no tick', async () => {
    const giulia = await portal().signIn('giulia');
    const file = 'Cognome;Nome;Saldo\nAgazzi;Adele;1,5\nBonomi;Battista;-1,5';
    const { id } = await loadAndCheck(portal(), giulia, file);
    const { status } = await giulia.post(`/admin/imports/${id}/run`, null);
    expect(status).toBe(202);
  });

  it('a file of balances is for people who are there; others are named and left out', async () => {
    const giulia = await portal().signIn('giulia');
    await bringIn(portal(), giulia, 'Tessera;Cognome;Nome\n101;Agazzi;Adele\n102;Bonomi;Battista');
    const done = await bringIn(portal(), giulia, 'Tessera;Saldo\n101;3\n102;-1:30\n999;7', {
      kind: 'balances',
    });
    expect(done.outcomes).toMatchObject({ booked: 2, left: 1 });
    const [, , stranger] = await linesOf(giulia, done.id);
    expect(stranger).toMatchObject({ plan: 'skip', problems: ['person-unknown'] });
    await expectBooksToBalance(portal());
  });

  it('hours that can be read in two ways are asked about before anything is checked', async () => {
    const giulia = await portal().signIn('giulia');
    const file = 'Cognome;Nome;Saldo\nAgazzi;Adele;1.30\nBonomi;Battista;-2.15';
    const { json } = await upload(portal(), giulia, file);
    expect(json.unclearTimes).toEqual([
      { line: 2, text: '1.30', decimalMinutes: 78, clockMinutes: 90, isHalf: false },
      { line: 3, text: '-2.15', decimalMinutes: -129, clockMinutes: -135, isHalf: false },
    ]);
    await giulia.put(`/admin/imports/${json.id}/mapping`, json.mapping);
    const refused = await giulia.post(`/admin/imports/${json.id}/check`, undefined);
    expect([refused.status, refused.json.errors]).toEqual([
      400,
      [{ path: 'reading', code: 'required' }],
    ]);
    await giulia.put(`/admin/imports/${json.id}/mapping`, { ...json.mapping, reading: 'clock' });
    const clock = await checkAgain(portal(), giulia, json.id);
    expect(clock.openings).toMatchObject({ plusMinutes: 90, minusMinutes: -135 });
  });
});
