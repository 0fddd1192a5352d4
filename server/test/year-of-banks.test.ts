/** A year of all banks as a sheet (specification §31): members, exchanges and hours, each once for the portal. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bankForm } from './support/exchanges.ts';
import { italian } from './support/italian.ts';
import { portalForStories } from './support/portal.ts';
import { readSheet } from './support/spreadsheet.ts';

const portal = portalForStories();

async function sheetOf(year: number | string, language = 'it') {
  const portale = await portal().signIn('portale');
  const response = await fetch(`${portal().url}/api/portal/banks/year?year=${year}`, {
    headers: { authorization: `Bearer ${portale.token}`, 'accept-language': language },
  });
  expect(response.status).toBe(200);
  const { rows, ...sheet } = readSheet(new Uint8Array(await response.arrayBuffer()));
  const lines = rows.map((row) => Object.values(row).map((cell) => cell?.value ?? null));
  return { ...sheet, headers: Object.keys(rows[0] ?? {}), lines };
}

/** A cell without a value is left out of its line. In Bergamo 2 h of Marco for Anna; Anna gives 3 h to Sara of Lecco, confirmed there. */
beforeAll(async () => {
  const { bank, person } = portal().world;
  const giulia = await portal().signIn('giulia');
  expect((await giulia.post('/admin/transactions', bankForm(portal()))).status).toBe(201);
  const across = bankForm(portal(), {
    ...{ userFrom: person.anna, bankTo: bank.lecco, userTo: person.sara },
    quantityOfHours: 3,
  });
  const { json } = await giulia.post('/admin/transactions', across);
  const sara = await portal().signIn('sara');
  expect((await sara.patch(`/users/transactions/${json.id}/approve`)).status).toBe(200);
  await portal().deps.database.pool.query(
    `update membership set state = 'ended', ended_at = '2026-12-31T22:30:00Z', role = 'USER'
     where person_id = $1`,
    [person.greta],
  );
});

describe('the sheet', () => {
  it('has a line for each bank, and the portal at the end, where each exchange counts once', async () => {
    const { headers, lines } = await sheetOf(2026);
    expect(headers).toEqual([
      ...['Banca', 'Costituita il', 'Soci al 31/12/2026', 'Entrati nell’anno', 'Usciti nell’anno'],
      ...['Chi ha scambiato', 'Scambi', 'Ore scambiate'],
      ...['Ore date ad altre banche', 'Ore ricevute da altre banche'],
    ]);
    expect(lines).toEqual([
      ['Banca del Tempo di Bergamo', expect.anything(), 3, 3, 0, 2, 2, 5, 3, 0],
      ['Banca del Tempo di Lecco', expect.anything(), 2, 2, 0, 1, 1, 3, 0, 3],
      ['Zeitbank Bozen', expect.anything(), 1, 2, 1, 0, 0, 0, 0, 0],
      [italian('server-sheets:yearOfBanks.whole'), 6, 7, 1, 3, 2, 5, 3, 3],
    ]);
  });

  it('ends its year at midnight of the portal, not of Greenwich', async () => {
    await portal().deps.database.pool.query(
      `update membership set ended_at = '2026-12-31T23:30:00Z' where state = 'ended'`,
    );
    const bozen = (await sheetOf(2026)).lines[2];
    expect(bozen?.slice(2, 5)).toEqual([2, 2, 0]);
    await portal().deps.database.pool.query(
      `update membership set ended_at = '2026-12-31T22:30:00Z' where state = 'ended'`,
    );
  });

  it('of a year before anything has no bank, and nothing in sum', async () => {
    expect((await sheetOf(2020, 'de')).lines).toEqual([
      ['Das ganze Portal (jeder Tausch zählt einmal)', 0, 0, 0, 0, 0, 0, 0, 0],
    ]);
  });
});

it.each(['', '?year=', '?year=26', '?year=2018', '?year=drop', '?year=3000'])(
  'of %j is refused',
  async (query) => {
    const portale = await portal().signIn('portale');
    const { status, json } = await portale.get(`/portal/banks/year${query}`);
    expect([status, json.errors?.length]).toEqual([400, 1]);
  },
);
