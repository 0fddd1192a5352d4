/** People of one name can be told apart by those who choose among them, and by nobody else. */
import { describe, expect, it } from 'vitest';
import { bankForm } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

/** Anna becomes a second Marco Bianchi, written another way, with a number of her own. */
async function twoOfOneName() {
  const { pool } = portal().deps.database;
  const { person } = portal().world;
  const change = `update person set name = 'MÀRCO', surname = 'Bianchi', phone = '035 22 11 907',
                    birth_date = '1988-02-03' where id = $1`;
  await pool.query(change, [person.anna]);
  return person;
}

const namesOf = async (who: 'marco' | 'giulia' | 'sara' | 'lukas', search: string) => {
  const { bank } = portal().world;
  return (await portal().signIn(who)).get(`/banks/${bank.bergamo}/users${search}`);
};

describe('two members of one name', () => {
  it('members see the ending of the number and the month of joining', async () => {
    const person = await twoOfOneName();
    const { json } = await namesOf('marco', '?q=bianchi&limit=50');
    expect(json.map(({ id, namesake }) => [id, namesake])).toEqual([
      [person.marco, { phoneEnding: '67', memberSince: '2026-11' }],
      [person.anna, { phoneEnding: '07', memberSince: '2026-11' }],
    ]);
  });

  it('members of a friend bank see no more than that, and strangers nothing', async () => {
    await twoOfOneName();
    const friend = (await namesOf('sara', '?q=bianchi')).json;
    expect(Object.keys(friend[0]?.namesake ?? {}).sort()).toEqual(['memberSince', 'phoneEnding']);
    expect((await namesOf('lukas', '?q=bianchi')).status).toBe(403);
  });

  it('administrators of that bank see the number on the card, the year of birth and the address', async () => {
    await twoOfOneName();
    const { json } = await namesOf('giulia', '?q=bianchi');
    expect(json[1]?.namesake).toEqual({
      ...{ phoneEnding: '07', memberSince: '2026-11', number: 3 },
      ...{ birthYear: 1988, email: 'anna@example.org' },
    });
  });

  it('somebody whose name nobody else bears shows a name and no more', async () => {
    await twoOfOneName();
    const { person } = portal().world;
    const { json } = await namesOf('giulia', '?q=rossi');
    expect(json).toEqual([
      { id: person.giulia, name: 'Giulia', surname: 'Rossi', fullName: 'Rossi Giulia' },
    ]);
  });

  it('the same stands beside the people of lately', async () => {
    await twoOfOneName();
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const form = bankForm(portal(), { userFrom: person.giulia, userTo: person.anna });
    expect((await giulia.post('/admin/transactions', form)).status).toBe(201);
    const asAdmin = (await giulia.get('/users/transactions/partners')).json[0];
    expect(asAdmin).toMatchObject({ id: person.anna, namesake: { birthYear: 1988 } });
    const { pool } = portal().deps.database;
    await pool.query(
      `update membership set state = 'ended', ended_at = now() where person_id = $1`,
      [person.marco],
    );
    const alone = (await giulia.get(`/banks/${bank.bergamo}/users?q=bianchi`)).json;
    expect(alone).toHaveLength(1);
    expect(alone[0]).not.toHaveProperty('namesake');
  });
});
