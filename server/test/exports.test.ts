/** Lists taken along: the file says what the screen shows, in the reader's language, and no more. */
import { beforeAll, describe, expect, it } from 'vitest';
import { dayFromShown } from '#contract/values.ts';
import { seal } from './support/background.ts';
import type { Caller } from './support/caller.ts';
import { bankForm } from './support/exchanges.ts';
import { portalForStories } from './support/portal.ts';
import { type ReadSheet, readSheet } from './support/spreadsheet.ts';
import type { Who } from './support/world.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FORMULA = '=HYPERLINK("http://example.org";"Clicca")';

const portal = portalForStories();

/** The file behind a path, with its headers. */
async function download(caller: Caller, path: string, language = 'it') {
  const response = await fetch(`${portal().url}/api${path}`, {
    headers: { authorization: `Bearer ${caller.token}`, 'accept-language': language },
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function sheetAt(caller: Caller, path: string, language?: string): Promise<ReadSheet> {
  const { response, bytes } = await download(caller, path, language);
  expect(response.status).toBe(200);
  return readSheet(bytes);
}

const valuesOf = (sheet: ReadSheet, header: string) => sheet.rows.map((row) => row[header]?.value);

/** Giulia writes down what happened; within Bergamo it is confirmed at once. */
async function register(changes: Record<string, unknown>) {
  const giulia = await portal().signIn('giulia');
  const answer = await giulia.post('/admin/transactions', bankForm(portal(), changes));
  expect(answer.status).toBe(201);
}

beforeAll(async () => {
  const { person, bank } = portal().world;
  const other = { userFrom: person.anna, userTo: person.marco };
  await register({ dateOfTransaction: '2026-11-03', quantityOfHours: 2, note: 'Torta & <caffè>' });
  await register({
    ...other,
    dateOfTransaction: '2026-11-05',
    quantityOfHours: 0.5,
    note: FORMULA,
  });
  await register({
    dateOfTransaction: '2026-10-01',
    quantityOfHours: 10,
    note: '-1 vaso\n+1 sedia',
  });
  await register({
    ...other,
    dateOfTransaction: '2026-11-05',
    quantityOfHours: 3,
    note: '@casa _x000D_',
  });
  await register({ bankTo: bank.lecco, userTo: person.sara, note: 'Per Lecco' });
});

describe('my exchanges as a file', () => {
  it('is an xlsx file to keep', async () => {
    const { response } = await download(await portal().signIn('marco'), '/users/generate-excel');
    expect(response.headers.get('content-type')).toBe(XLSX);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="export.xlsx"');
  });

  it('has real days and numbers, signed from my side, with the balance after each', async () => {
    const sheet = await sheetAt(await portal().signIn('marco'), '/users/generate-excel');
    expect(sheet.rows.map((row) => [row.Data, row.Ore, row['Saldo dopo']])).toMatchObject([
      [{ kind: 'day', value: '2026-11-05', format: 'dd/mm/yyyy' }, { value: -3 }, { value: 8.5 }],
      [{ value: '2026-11-05' }, { value: -0.5 }, { value: 11.5 }],
      [{ value: '2026-11-03' }, { kind: 'number', value: 2, format: '0.0' }, { value: 12 }],
      [{ value: '2026-10-01' }, { value: 10 }, { kind: 'number', value: 10, format: '0.0' }],
    ]);
  });

  it('names the latest seal at the foot of each page on paper, once there is one', async () => {
    const marco = await portal().signIn('marco');
    expect((await sheetAt(marco, '/users/generate-excel')).xml).not.toContain('oddFooter');
    await seal(portal().deps);
    const { code } = (await marco.get('/public/seals/2026-11-19')).json;
    const foot = `<oddFooter>&amp;LSigillo dei libri del 19/11/2026: ${code} (`;
    expect((await sheetAt(marco, '/users/generate-excel')).xml).toContain(foot);
    const giulia = await portal().signIn('giulia');
    expect((await sheetAt(giulia, '/admin/generate-excel')).xml).toContain(foot);
    expect((await sheetAt(giulia, '/admin/generate-excel', 'de')).xml).toContain('Siegel der');
  });

  it('keeps its header in sight, its columns wide enough, and can be filtered', async () => {
    const { xml, headers, rows } = await sheetAt(
      await portal().signIn('marco'),
      '/users/generate-excel',
    );
    expect(xml).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    );
    const last = String.fromCharCode(64 + headers.length);
    expect(xml).toContain(`</sheetData><autoFilter ref="A1:${last}${rows.length + 1}"/>`);
    expect(xml.match(/<col [^>]*width="(9|\d\d)"/g)).toHaveLength(headers.length);
  });

  it('text that looks like a formula is text, whole, and stays text when edited', async () => {
    const sheet = await sheetAt(await portal().signIn('marco'), '/users/generate-excel');
    expect(sheet.xml).not.toMatch(/<f[ >]/);
    const notes = sheet.rows.map((row) => row.Descrizione);
    expect(notes.map((note) => [note?.value, note?.kind, note?.isQuoted])).toEqual([
      ['@casa _x000D_', 'text', true],
      [FORMULA, 'text', true],
      ['Torta & <caffè>', 'text', false],
      ['-1 vaso\n+1 sedia', 'text', true],
    ]);
  });

  it.each([
    '?sort=quantityOfHours',
    '?sort=-userToFullName',
    '?sort=note&from=2026-11-01',
    '?q=caff%C3%A8',
    '?status=pending',
    '?userFromIds=MARCO&userFromIds=ANNA',
  ])('says what the list says for %s, in its order', async (template) => {
    const { marco, anna } = portal().world.person;
    const query = template.replaceAll('MARCO', String(marco)).replaceAll('ANNA', String(anna));
    const caller = await portal().signIn('marco');
    const sheet = await sheetAt(caller, `/users/generate-excel${query}`);
    const { json: list } = await caller.get(`/users/transactions${query}`);
    expect(valuesOf(sheet, 'ID')).toEqual(list.map((item) => item.id));
    expect(valuesOf(sheet, 'Data')).toEqual(
      list.map((item) => dayFromShown(item.dateOfTransaction)),
    );
    expect(valuesOf(sheet, 'Ore')).toEqual(list.map((item) => item.quantityOfHours));
  });

  it('has one side when asked, and always the whole list', async () => {
    const marco = await portal().signIn('marco');
    const hours = async (query: string) =>
      valuesOf(await sheetAt(marco, `/users/generate-excel${query}`), 'Ore');
    expect(await hours('?side=creditor')).toEqual([2, 10]);
    expect(await hours('?side=debtor')).toEqual([-3, -0.5]);
    expect(await hours('?side=either&limit=1&offset=3')).toEqual([-3, -0.5, 2, 10]);
  });

  it.each([
    ['it', 'Scambi', ['Data', 'Creditore', 'Banca creditore'], 'Confermato'],
    ['en', 'Exchanges', ['Date', 'Creditor', 'Creditor’s bank'], 'Confirmed'],
    ['de', 'Tauschgeschäfte', ['Datum', 'Gegeben von', 'Bank der gebenden Person'], 'Bestätigt'],
  ])('speaks %s', async (language, name, headers, state) => {
    const marco = await portal().signIn('marco');
    const sheet = await sheetAt(marco, '/users/generate-excel', language);
    expect([sheet.name, sheet.headers.slice(0, 3)]).toEqual([name, headers]);
    expect(Object.values(sheet.rows[0] ?? {}).map((cell) => cell.value)).toContain(state);
  });

  it('is in the language that the link names', async () => {
    const marco = await portal().signIn('marco');
    expect((await sheetAt(marco, '/users/generate-excel?lang=de')).name).toBe('Tauschgeschäfte');
  });

  it('an empty list is a sheet with a header', async () => {
    const sheet = await sheetAt(await portal().signIn('greta'), '/users/generate-excel');
    expect([sheet.headers.length, sheet.rows]).toEqual([15, []]);
  });
});

describe('the bank’s exchanges as a file', () => {
  it.each(['', '?status=pending', '?sort=creator&from=2026-11-04', '?userToIds=ANNA'])(
    'says what the desk shows for %j, hours without a sign',
    async (template) => {
      const query = template.replace('ANNA', String(portal().world.person.anna));
      const giulia = await portal().signIn('giulia');
      const sheet = await sheetAt(giulia, `/admin/generate-excel${query}`);
      const { json: list } = await giulia.get(`/admin/transactions${query}`);
      expect(sheet.rows.length).toBeGreaterThan(0);
      expect(valuesOf(sheet, 'ID')).toEqual(list.map((item) => item.id));
      expect(valuesOf(sheet, 'Ore')).toEqual(list.map((item) => item.quantityOfHours));
      expect(sheet.headers).not.toContain('Saldo dopo');
    },
  );

  it('has nothing of other banks', async () => {
    const sheet = await sheetAt(await portal().signIn('lukas'), '/admin/generate-excel');
    expect(sheet.rows).toEqual([]);
    const lecco = await sheetAt(
      await portal().signIn('paolo'),
      '/admin/generate-excel?status=pending',
    );
    expect(valuesOf(lecco, 'Descrizione')).toEqual(['Per Lecco']);
  });
});

describe('the bank’s members as a file', () => {
  it('is the base64 of a sheet with real days and signed balances', async () => {
    const giulia = await portal().signIn('giulia');
    const answer = await giulia.get('/admin/generate-member-excel?sort=-surname');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const sheet = readSheet(Buffer.from(answer.text, 'base64'));
    expect(sheet.rows.map((row) => [row.Cognome?.value, row['Saldo (ore)']])).toMatchObject([
      ['Rossi', { kind: 'number', value: 0, format: '0.0' }],
      ['Ferrari', { value: -8.5 }],
      ['Bianchi', { value: 8.5 }],
    ]);
    expect(sheet.rows[0]?.['Data di nascita']).toMatchObject({ kind: 'day', value: '1958-05-01' });
    expect(sheet.rows[0]?.Telefono).toMatchObject({ kind: 'text', value: '333 1234567' });
  });

  it('searches as the list does', async () => {
    const giulia = await portal().signIn('giulia');
    const { text } = await giulia.get('/admin/generate-member-excel?q=ferr');
    expect(valuesOf(readSheet(Buffer.from(text, 'base64')), 'Nome')).toEqual(['Anna']);
  });
});

describe('refusals', () => {
  it.each<[Who | undefined, string, number]>([
    [undefined, '/users/generate-excel', 401],
    ['davide', '/users/generate-excel', 403],
    ['marco', '/admin/generate-excel', 403],
    ['marco', '/admin/generate-member-excel', 403],
    ['portale', '/admin/generate-excel', 403],
    ['giulia', '/admin/generate-excel?from=2026-11-05&to=2026-11-04', 400],
    ['giulia', '/users/generate-excel?side=both', 400],
    ['giulia', '/users/generate-excel?sort=balance', 400],
  ])('%s at %s: %i, as a problem', async (who, path, status) => {
    const caller = who ? await portal().signIn(who) : portal().visitor();
    const answer = await caller.get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('content-disposition')).toBeNull();
  });
});

describe('a long list', () => {
  const ROWS = 6000;

  beforeAll(async () => {
    const { world, deps } = portal();
    await deps.database.pool.query(
      `insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
                             performed_on, minutes, note, created_at, created_by)
       select $1, $3, $2, $3, $4, '2026-01-01', 30, 'Numero ' || n, now(), $1
       from generate_series(1, $5) n`,
      [world.person.lukas, world.person.greta, world.bank.bozen, world.activity, ROWS],
    );
  });

  it('comes whole, several at once', async () => {
    const lukas = await portal().signIn('lukas');
    const path = '/admin/generate-excel?status=pending&sort=id';
    const sheets = await Promise.all([1, 2, 3].map(() => sheetAt(lukas, path, 'de')));
    for (const sheet of sheets) {
      expect(sheet.rows.length).toBe(ROWS);
      expect(sheet.rows.at(-1)?.Beschreibung?.value).toBe(`Numero ${ROWS}`);
    }
  });

  it('a caller who leaves early, while it runs or waits, leaves nothing behind', async () => {
    const lukas = await portal().signIn('lukas');
    const leaving = new AbortController();
    const begun = Array.from({ length: 6 }, () =>
      fetch(`${portal().url}/api/admin/generate-excel?status=pending`, {
        headers: { authorization: `Bearer ${lukas.token}` },
        signal: leaving.signal,
      }),
    );
    await Promise.race(begun);
    leaving.abort();
    const ended = await Promise.allSettled(begun);
    expect(ended.map(({ status }) => status)).toContain('rejected');
    const { pool } = portal().deps.database;
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    const sheet = await sheetAt(lukas, '/admin/generate-excel?status=pending');
    expect(sheet.rows.length).toBe(ROWS);
  });
});
