/** The list of an evening: who came, each for their own time, with one member or for the bank (law L10). */
import { describe, expect, it } from 'vitest';
import { BATCHES, finishBatches, letBatchesStart } from './support/batches.ts';
import { balanceOf, bankForm, expectBooksToBalance } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { change, withoutRooms } from './support/rooms.ts';

const portal = portalForEachStory();

function evening(changes: Record<string, unknown>) {
  const { activity, dateOfTransaction, note } = bankForm(portal());
  return { activity, dateOfTransaction, note, came: 'gave', other: null, ...changes };
}

const fund = async () => (await (await portal().signIn('giulia')).get('/admin/fund')).json.balance;
const totalOf = async (who: 'anna' | 'marco') => (await balanceOf(portal(), who)).total;

describe('the list of an evening', () => {
  it('brings hours that people gave to the bank into the books, each with their own length', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const before = {
      fund: await fund(),
      anna: await totalOf('anna'),
      marco: await totalOf('marco'),
    };
    const people = [
      { id: person.anna, hours: 2 },
      { id: person.marco, hours: 1.5 },
    ];
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = evening({ people, note: 'Festa di primavera' });
    for (const _ of [1, 2])
      expect((await giulia.post('/admin/evenings', body, key)).status).toBe(202);
    await finishBatches(portal().deps);
    expect(await totalOf('anna')).toBe(before.anna + 2);
    expect(await totalOf('marco')).toBe(before.marco + 1.5);
    expect(await fund()).toBe(before.fund - 3.5);
    const { json } = await giulia.get(BATCHES);
    expect(json.map(({ quantityOfHours, made, state }) => [quantityOfHours, made, state])).toEqual(
      expect.arrayContaining([
        [2, 1, 'finished'],
        [1.5, 1, 'finished'],
      ]),
    );
    await expectBooksToBalance(portal());
  });

  it('brings what one person gave to all who came, waits a minute, and is taken back as a whole', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const before = { anna: await totalOf('anna'), marco: await totalOf('marco') };
    const people = [{ id: person.anna, hours: 1 }];
    const body = evening({ people, came: 'received', other: person.marco, undoable: true });
    expect((await giulia.post('/admin/evenings', body)).status).toBe(202);
    await finishBatches(portal().deps);
    expect(await totalOf('anna')).toBe(before.anna);
    await letBatchesStart(portal().deps);
    await finishBatches(portal().deps);
    expect(await totalOf('anna')).toBe(before.anna - 1);
    expect(await totalOf('marco')).toBe(before.marco + 1);
    const [batch] = (await giulia.get(BATCHES)).json;
    expect((await giulia.patch(`${BATCHES}/${batch?.id ?? 0}/undo`, {})).status).toBe(202);
    await finishBatches(portal().deps);
    expect(await totalOf('anna')).toBe(before.anna);
    await expectBooksToBalance(portal());
  });

  it('is refused with nobody on it, somebody twice, no hours, or who has left meanwhile', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const anna = { id: person.anna, hours: 1 };
    const marco = { id: person.marco, hours: 1 };
    const errorsOf = async (changes: Record<string, unknown>) => {
      const { status, json } = await giulia.post('/admin/evenings', evening(changes));
      return [status, json.errors];
    };
    const at = (path: string, code: string) => [400, [{ path, code }]];
    expect(await errorsOf({ people: [] })).toEqual(at('people', 'required'));
    expect(await errorsOf({ people: [anna, marco, anna] })).toEqual(at('people.2.id', 'taken'));
    expect(await errorsOf({ people: [{ ...anna, hours: 0 }] })).toEqual(
      at('people.0.hours', 'hours-invalid'),
    );
    expect(await errorsOf({ people: [anna], other: person.anna })).toEqual(
      at('people.0.id', 'same-person'),
    );
    expect(await errorsOf({ people: [anna], came: 'received' })).toEqual(at('other', 'required'));
    expect(await errorsOf({ people: [anna], other: person.paolo })).toEqual(
      at('other', 'not-a-member'),
    );
    await giulia.delete(`/admin/banks/users/${person.marco}`);
    expect(await errorsOf({ people: [anna, marco] })).toEqual(at('people.1.id', 'not-a-member'));
    const member = await portal().signIn('anna');
    const own = await member.post('/admin/evenings', evening({ people: [anna] }));
    expect(own.status).toBe(403);
  });

  it('for the bank is refused while its fund is closed, and for a member it is not', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    await withoutRooms(portal(), 'bergamo');
    const people = [{ id: person.anna, hours: 1 }];
    const refused = await giulia.post('/admin/evenings', evening({ people }));
    expect([refused.status, refused.json.code]).toEqual([403, 'room-closed']);
    expect((await giulia.get(BATCHES)).json).toEqual([]);
    const forMarco = evening({ people, other: person.marco });
    expect((await giulia.post('/admin/evenings', forMarco)).status).toBe(202);
    await change(giulia, 'fund', true);
    expect((await giulia.post('/admin/evenings', evening({ people }))).status).toBe(202);
    expect((await giulia.get(BATCHES)).json).toHaveLength(2);
  });
});
