/** What lists of exchanges call people, and the order of what they say was done. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bankForm } from './support/exchanges.ts';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();

/** Two services whose names sort differently in Italian and German. */
async function services(): Promise<{ id: number; it: string; de: string }[]> {
  const { rows } = await portal().deps.database.pool.query(
    `with named as (select id, names ->> 'it' as it, names ->> 'de' as de from activity)
     select * from named a
     where exists (select from named b where (fold(a.it) < fold(b.it)) <> (fold(a.de) < fold(b.de)))
     order by fold(it), id`,
  );
  const [first] = rows;
  const second = rows.find((row) => fold(row.de) < fold(first.de));
  return [first, second];
}

const fold = (text: string) => text.toLowerCase();

beforeAll(async () => {
  const giulia = await portal().signIn('giulia');
  const [first, second] = await services();
  for (const [activity, note] of [
    [second?.id, 'Aa'],
    [first?.id, 'Zz'],
    [first?.id, 'Mm'],
  ] as const) {
    const answer = await giulia.post('/admin/transactions', bankForm(portal(), { activity, note }));
    expect(answer.status).toBe(201);
  }
});

async function notes(query: string, language = 'it'): Promise<string[]> {
  const giulia = await portal().signIn('giulia');
  const { json } = await giulia.get(`/admin/transactions?sort=${query}`, {
    'accept-language': language,
  });
  return json.map(({ note }) => note);
}

describe('the order by description', () => {
  it('is what the column shows, service then note, in the reader’s language', async () => {
    expect(await notes('description')).toEqual(['Mm', 'Zz', 'Aa']);
    expect(await notes('-description')).toEqual(['Aa', 'Zz', 'Mm']);
    expect(await notes('description', 'de')).toEqual(['Aa', 'Mm', 'Zz']);
  });

  it('is the same in a member’s own list', async () => {
    const marco = await portal().signIn('marco');
    const { json } = await marco.get('/users/transactions?sort=description');
    expect(json.map(({ note }) => note)).toEqual(['Mm', 'Zz', 'Aa']);
  });

  it('leaves the order by note to the note alone', async () => {
    expect(await notes('note')).toEqual(['Aa', 'Mm', 'Zz']);
  });
});

describe('the people of an exchange', () => {
  it('have their list name, surname first, and the name that sentences use', async () => {
    const giulia = await portal().signIn('giulia');
    const [one] = (await giulia.get('/admin/transactions')).json;
    expect(one).toMatchObject({
      userFromFullName: 'Bianchi Marco',
      userFromDisplayName: 'Marco Bianchi',
      userToFullName: 'Ferrari Anna',
      userToDisplayName: 'Anna Ferrari',
      creator: 'Rossi Giulia',
    });
    const { json: whole } = await giulia.get(`/users/transactions/${one?.id}`);
    expect(whole.history.map(({ by }) => by)).toEqual(['Giulia Rossi', 'Giulia Rossi']);
  });
});
