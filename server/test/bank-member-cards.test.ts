/** The numbers on the cards of members, and the columns of their list (specification §12). */
import { describe, expect, it } from 'vitest';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

describe('members', () => {
  it('get another number on their card: a free one, and what they had stays theirs', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const change = (of: number, body: object) =>
      giulia.patch(`/admin/banks/users/${of}/number`, body);
    const numberOf = async (of: number): Promise<number> =>
      (await giulia.get(`/users/${of}`)).json.number ?? 0;
    const [annas, marcos] = [await numberOf(person.anna), await numberOf(person.marco)];

    const taken = await change(person.anna, { number: marcos, seen: annas });
    expect([taken.status, taken.json.code]).toEqual([409, 'card-number-taken']);
    expect(taken.json.people).toMatchObject([{ id: person.marco, name: 'Marco Bianchi' }]);
    const given = await change(person.anna, { number: 204, seen: annas });
    expect(given.json).toMatchObject({ id: person.anna, number: 204 });
    const trail = await giulia.get(`/admin/banks/users/${person.anna}/audit`);
    expect(trail.json[0]?.changes).toEqual([
      { field: 'number', before: String(annas), after: '204' },
    ]);

    // Anna's old card is still about: nobody gets its number without a word.
    const used = await change(person.marco, { number: annas, seen: marcos });
    expect([used.status, used.json.code]).toEqual([409, 'card-number-was-used']);
    expect(used.json.people).toMatchObject([{ id: person.anna, number: 204 }]);
    const anyway = await change(person.marco, { number: annas, seen: marcos, anyway: true });
    expect(anyway.json.number).toBe(annas);
    // The next to come in gets a number after all of these.
    const signed = { paperSigned: true, signedOn: '2026-01-10', prefLocale: 'it' };
    const rosa = await giulia.post('/admin/banks/users', {
      name: 'Rosa',
      surname: 'Bo',
      ...signed,
    });
    expect(rosa.json.number).toBe(205);

    const lecco = await portal().signIn('paolo');
    const foreign = await lecco.patch(`/admin/banks/users/${person.anna}/number`, { number: 9 });
    expect(foreign.status).toBe(404);
    const own = await (await portal().signIn('marco')).patch(
      `/admin/banks/users/${person.marco}/number`,
      { number: 300 },
    );
    expect(own.status).toBe(403);
    for (const number of [0, -1, 1.5, 10_000_000, '7']) {
      expect((await change(person.anna, { number, seen: 204 })).status).toBe(400);
    }
  });

  it('get one number of two that two administrators give at once, and the second is told', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    await giulia.patch(`/admin/banks/users/${person.marco}/role`, { role: 'ADMIN' });
    const marco = await portal().signIn('marco');
    const { number: seen } = (await giulia.get(`/users/${person.anna}`)).json;
    const both = await Promise.all(
      [giulia, marco].map((admin, index) =>
        admin.patch(`/admin/banks/users/${person.anna}/number`, { number: 700 + index, seen }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.json).toMatchObject({
      code: 'changed-meanwhile',
      changes: [{ field: 'number', before: String(seen), by: { name: expect.any(String) } }],
    });
    // Two cards at once, one number: one of the two has it.
    const [a, b] = await Promise.all([
      giulia.patch(`/admin/banks/users/${person.anna}/number`, { number: 900 }),
      marco.patch(`/admin/banks/users/${person.giulia}/number`, { number: 900 }),
    ]);
    expect([a?.status, b?.status].sort()).toEqual([200, 409]);
    expect([a?.json.code, b?.json.code]).toContain('card-number-taken');
  });

  it('have columns that each administrator leaves out for themselves, in whatever browser', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const columns = '/admin/member-columns';
    expect((await giulia.get(columns)).json).toEqual({ hidden: [] });
    const chosen = await giulia.put(columns, { hidden: ['sex', 'prefLocale'] });
    expect(chosen.json).toEqual({ hidden: ['sex', 'prefLocale'] });
    const elsewhere = await portal().signIn('giulia');
    expect((await elsewhere.get(columns)).json.hidden).toEqual(['sex', 'prefLocale']);
    await giulia.patch(`/admin/banks/users/${person.marco}/role`, { role: 'ADMIN' });
    const marco = await portal().signIn('marco');
    expect((await marco.get(columns)).json).toEqual({ hidden: [] });
    expect((await giulia.put(columns, { hidden: ['name'] })).status).toBe(400);
    const anna = await portal().signIn('anna');
    expect((await anna.put(columns, { hidden: [] })).status).toBe(403);
  });
});
