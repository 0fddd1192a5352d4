/** The history that only reads, undoing, and the report (specification §18). */
import { describe, expect, it } from 'vitest';
import type { ImportMapping } from '#contract/paper/imports.ts';
import { bankForm, expectBooksToBalance } from './support/exchanges.ts';
import { bringIn, checkAgain, linesOf, loadAndCheck, readImport, undo } from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';
import { readSheet } from './support/spreadsheet.ts';

const portal = portalForEachStory();
const PEOPLE = 'Tessera;Cognome;Nome;Saldo\n101;Agazzi;Adele;12,5\n102;Bonomi;Battista;-4,5';
const HISTORY = [
  'Data;Donatore;Ricevente;Ore;Descrizione',
  '14/09/2017;Agazzi Adele;Bonomi Battista;0:20;Orlo',
  '02/10/2023;Marco Bianchi;Una vicina;1:30;Spesa',
  '02/10/2023;Marco Bianchi;Una vicina;1:30;Spesa',
].join('\n');
const MINUTES_OF_A_DAY = 24 * 60;

const idOf = async (surname: string): Promise<number> => {
  const [row] = await portal().rows('select id from person where surname = $1', [surname]);
  return row.id;
};

describe('exchanges from before the portal', () => {
  it('are there to read for both sides and the desk, and move nothing', async () => {
    const giulia = await portal().signIn('giulia');
    const done = await bringIn(portal(), giulia, HISTORY);
    expect(done.outcomes).toMatchObject({ noted: 3 });
    const { person, bank } = portal().world;
    expect(
      await portal().rows(
        `select actor_id, bank_id, detail from audit where action = 'import-run'`,
      ),
    ).toEqual([{ actor_id: person.giulia, bank_id: bank.bergamo, detail: { importId: done.id } }]);
    const marco = await portal().signIn('marco');
    const { json, headers } = await marco.get('/users/past-exchanges?limit=1');
    expect(headers.get('x-total-count')).toBe('2');
    expect(json).toMatchObject([
      {
        day: '2023-10-02',
        giver: 'Marco Bianchi',
        receiver: 'Una vicina',
        minutes: 90,
        note: 'Spesa',
      },
    ]);
    const desk = await giulia.get(
      `/admin/banks/users/${portal().world.person.marco}/past-exchanges`,
    );
    expect(desk.json).toHaveLength(2);
    expect(await portal().rows('select * from exchange')).toEqual([]);
    expect(await portal().rows('select * from account where balance_minutes <> 0')).toEqual([]);
  });

  it('of others are nobody’s to read', async () => {
    await bringIn(portal(), await portal().signIn('giulia'), HISTORY);
    const anna = await portal().signIn('anna');
    expect((await anna.get('/users/past-exchanges')).json).toEqual([]);
    const paolo = await portal().signIn('paolo');
    const path = `/admin/banks/users/${portal().world.person.marco}/past-exchanges` as const;
    expect((await paolo.get(path)).status).toBe(404);
  });

  it('loaded again are there once, and what happened twice stays twice', async () => {
    const giulia = await portal().signIn('giulia');
    await bringIn(portal(), giulia, HISTORY);
    const again = await bringIn(portal(), giulia, HISTORY);
    expect(again.plans).toMatchObject({ new: 0, same: 3 });
    expect(await portal().rows('select count(*) from past_line')).toEqual([{ count: 3 }]);
  });

  it('that do not add up to the balance are said, person by person, and not mended', async () => {
    const giulia = await portal().signIn('giulia');
    await bringIn(portal(), giulia, PEOPLE);
    const checked = await loadAndCheck(portal(), giulia, HISTORY);
    const adele = await idOf('Agazzi');
    const expected = { id: adele, name: 'Agazzi Adele', pastMinutes: 20, openingMinutes: 750 };
    expect(checked.past.mismatches).toContainEqual(expected);
    const balances = 'select balance_minutes from account where person_id = $1';
    expect(await portal().rows(balances, [adele])).toEqual([{ balance_minutes: 750 }]);
  });

  it('cannot be changed into people or balances by a decision', async () => {
    const giulia = await portal().signIn('giulia');
    const { id } = await loadAndCheck(portal(), giulia, HISTORY);
    const { status } = await giulia.put(`/admin/imports/${id}/rows/2`, { plan: 'new' });
    expect(status).toBe(400);
  });
});

describe('undoing', () => {
  it('reverses the balances and ends the memberships, visibly', async () => {
    const giulia = await portal().signIn('giulia');
    const done = await bringIn(portal(), giulia, PEOPLE);
    const undone = await undo(portal(), giulia, done.id);
    expect(undone.state).toBe('undone');
    expect(await portal().rows(`select distinct state from exchange`)).toEqual([
      { state: 'reversed' },
    ]);
    expect(
      await portal().rows(
        `select state from membership join person on person.id = person_id where access = 'desk'`,
      ),
    ).toEqual([{ state: 'ended' }, { state: 'ended' }]);
    expect(await portal().rows('select * from account where balance_minutes <> 0')).toEqual([]);
    await expectBooksToBalance(portal());
    const again = await bringIn(portal(), giulia, PEOPLE);
    expect(again.outcomes).toMatchObject({ joined: 2 });
    expect(again.openings).toMatchObject({ count: 2, differenceMinutes: 480 });
  });

  it('takes lines of the history away again', async () => {
    const giulia = await portal().signIn('giulia');
    const { id } = await bringIn(portal(), giulia, HISTORY);
    await undo(portal(), giulia, id);
    expect(await portal().rows('select * from past_line')).toEqual([]);
  });

  it('is refused once somebody has given or received since', async () => {
    const giulia = await portal().signIn('giulia');
    const { id } = await bringIn(portal(), giulia, PEOPLE);
    const form = bankForm(portal(), {
      userFrom: await idOf('Agazzi'),
      userTo: portal().world.person.marco,
    });
    expect((await giulia.post('/admin/transactions', form)).status).toBe(201);
    const { status, json } = await giulia.post(`/admin/imports/${id}/undo`, undefined);
    expect([status, json.code]).toEqual([409, 'import-moved']);
    expect((await readImport(giulia, id)).state).toBe('done');
  });

  it('is refused after seven days', async () => {
    const giulia = await portal().signIn('giulia');
    const { id } = await bringIn(portal(), giulia, PEOPLE);
    portal().passMinutes(7 * MINUTES_OF_A_DAY);
    const later = await portal().signIn('giulia');
    const { status, json } = await later.post(`/admin/imports/${id}/undo`, undefined);
    expect([status, json.code]).toEqual([409, 'import-too-late']);
  });

  it('is refused a second time, and before the run', async () => {
    const giulia = await portal().signIn('giulia');
    const { id } = await loadAndCheck(portal(), giulia, PEOPLE);
    const early = await giulia.post(`/admin/imports/${id}/undo`, undefined);
    expect([early.status, early.json.code]).toEqual([409, 'import-not-ready']);
    const done = await bringIn(portal(), giulia, PEOPLE);
    await undo(portal(), giulia, done.id);
    const twice = await giulia.post(`/admin/imports/${done.id}/undo`, undefined);
    expect([twice.status, twice.json.code]).toEqual([409, 'import-not-ready']);
  });
});

describe('letters are a separate act', () => {
  it('neither a run nor undoing it writes to anybody, not even to members with a login', async () => {
    const giulia = await portal().signIn('giulia');
    const file = 'Cognome;Nome;Email;Saldo\nBianchi;Marco;marco@example.org;3';
    const done = await bringIn(portal(), giulia, file);
    expect(done.outcomes).toMatchObject({ booked: 1 });
    await undo(portal(), giulia, done.id);
    const news = await portal().rows(`select distinct kind from outbox`);
    expect(news).toEqual([{ kind: 'exchange-changed' }]);
  });
});

describe('a file that was not run', () => {
  it('is dropped with its rows; one that was run stays', async () => {
    const giulia = await portal().signIn('giulia');
    const { id } = await loadAndCheck(portal(), giulia, PEOPLE);
    expect((await giulia.delete(`/admin/imports/${id}`)).status).toBe(204);
    expect(await portal().rows('select * from import_row')).toEqual([]);
    const done = await bringIn(portal(), giulia, PEOPLE);
    const { status, json } = await giulia.delete(`/admin/imports/${done.id}`);
    expect([status, json.code]).toEqual([409, 'import-not-ready']);
  });

  it('is read in another way as often as somebody likes, and then checked again', async () => {
    const giulia = await portal().signIn('giulia');
    const checked = await loadAndCheck(portal(), giulia, PEOPLE);
    const mapping: ImportMapping = {
      ...checked.mapping,
      columns: ['number', 'name', 'surname', null],
    };
    const { json } = await giulia.put(`/admin/imports/${checked.id}/mapping`, mapping);
    expect([json.state, json.plans.new]).toEqual(['mapped', 0]);
    const again = await checkAgain(portal(), giulia, checked.id);
    expect(again.openings.count).toBe(0);
    expect((await linesOf(giulia, checked.id))[0]?.reading.name).toBe('Adele Agazzi');
  });

  it.each([
    [{ columns: [null, 'surname'] }, 'columns', 'required'],
    [{ columns: ['name', 'name', 'surname'] }, 'columns.1', 'taken'],
    [{ columns: ['name', 'surname', 'giver'] }, 'columns.2', 'invalid'],
    [{ openedOn: '2027-01-01' }, 'openedOn', 'date-future'],
    [{ openedOn: '2018-01-01' }, 'openedOn', 'date-too-early'],
  ] as const)('cannot be read as %j', async (changes, path, code) => {
    const giulia = await portal().signIn('giulia');
    const { id, mapping } = await loadAndCheck(portal(), giulia, PEOPLE);
    const body = {
      ...mapping,
      ...changes,
      columns: [...('columns' in changes ? changes.columns : mapping.columns)],
    };
    const { status, json } = await giulia.put(`/admin/imports/${id}/mapping`, body);
    expect(status).toBe(400);
    expect(json).toMatchObject({ errors: [{ path, code }] });
  });
});

describe('the report', () => {
  it('has every row as it was, what became of it and why, and formulas are text', async () => {
    const giulia = await portal().signIn('giulia');
    const file = `${PEOPLE}\n103;=A1;Ugo;1\n104;;Senza;2`;
    const { id } = await bringIn(portal(), giulia, file);
    const report = async (query: string) => {
      const response = await fetch(`${portal().url}/api/admin/imports/${id}/report${query}`, {
        headers: { authorization: `Bearer ${giulia.token}`, 'accept-language': 'it' },
      });
      expect(response.status).toBe(200);
      return readSheet(new Uint8Array(await response.arrayBuffer()));
    };
    const whole = await report('');
    expect(whole.headers).toEqual([
      'Tessera',
      'Cognome',
      'Nome',
      'Saldo',
      'Riga',
      'Letto: tessera',
      'Letto: cognome',
      'Letto: nome',
      'Letto: nascita',
      'Letto: ore',
      'Letto: quota',
      'Esito',
      'Perché',
    ]);
    expect(
      whole.rows.map((row) => [row.Cognome?.value, row.Riga?.value, row.Esito?.value]),
    ).toEqual([
      ['Agazzi', 2, 'Nuovo socio'],
      ['Bonomi', 3, 'Nuovo socio'],
      ['=A1', 4, 'Nuovo socio'],
      [undefined, 5, 'Lasciata fuori'],
    ]);
    expect(whole.rows[1]).toMatchObject({
      Saldo: { value: '-4,5' },
      'Letto: tessera': { value: '102' },
      'Letto: ore': { value: '-4:30' },
    });
    expect(whole.rows[2]?.Cognome).toMatchObject({ kind: 'text', isQuoted: true });
    expect(whole.xml).not.toMatch(/<f[ >]/);
    const left = await report('?only=left');
    expect(left.rows).toHaveLength(1);
    expect(left.rows[0]?.Perché?.value).toContain('Manca il nome o il cognome');
  });
});
