/**
 * Where friend banks stand with each other, and the limit that both agreed on (specification §27): said to
 * the administrators of the two, in nobody's way.
 */
import { describe, expect, it } from 'vitest';
import { bankForm } from './support/exchanges.ts';
import { assertPositionsAddUp } from './support/model/invariants.ts';
import { portalForEachStory } from './support/portal.ts';
import { suspended } from './support/suspensions.ts';

const portal = portalForEachStory();
type Visitor = Awaited<ReturnType<ReturnType<typeof portal>['signIn']>>;

/** The desks of Bergamo and Lecco, who are friends. */
async function theDesks() {
  const [giulia, paolo] = [await portal().signIn('giulia'), await portal().signIn('paolo')];
  const [link] = (await giulia.get('/admin/banks/associated')).json;
  const id = link?.id ?? 0;
  const of = (who: Visitor) => ({
    propose: async (hours: number) => (await who.put(`/admin/banks/${id}/limit`, { hours })).status,
    drop: async () => (await who.delete(`/admin/banks/${id}/limit/proposal`)).status,
    end: async () => (await who.delete(`/admin/banks/${id}/limit`)).status,
    limits: async () => (await who.get('/admin/banks/limits')).json,
    figures: async () => (await who.get('/admin/banks/figures')).json,
  });
  return { id, giulia, paolo, ours: of(giulia), theirs: of(paolo) };
}

/** Anna of Bergamo gives Sara of Lecco some hours, and Sara confirms. @returns the exchange */
async function annaHelpsSara(quantityOfHours: number): Promise<number> {
  const { bank, person } = portal().world;
  const [giulia, sara] = [await portal().signIn('giulia'), await portal().signIn('sara')];
  const people = { bankTo: bank.lecco, userTo: person.sara, userFrom: person.anna };
  const body = { ...bankForm(portal(), people), quantityOfHours };
  const made = await giulia.post('/admin/transactions', body);
  expect(made.status).toBe(201);
  const { id } = made.json;
  expect((await sara.patch(`/users/transactions/${id}/approve`)).status).toBe(200);
  return id;
}

describe('a limit between friend banks', () => {
  it('is proposed by one and agreed by the other, who says the same number', async () => {
    const { id, ours, theirs } = await theDesks();
    expect(await ours.limits()).toEqual([]);
    expect(await ours.propose(40)).toBe(204);
    const asked = { id, limitHours: null, isBeyond: false, proposedHours: 40 };
    expect(await ours.limits()).toEqual([{ ...asked, isOurs: true }]);
    expect(await theirs.limits()).toEqual([{ ...asked, isOurs: false }]);
    expect(await ours.figures()).toMatchObject({ limitsProposed: 0, limitsBeyond: 0 });
    expect(await theirs.figures()).toMatchObject({ limitsProposed: 1, limitsBeyond: 0 });
    // Saying it twice is saying it once: nobody agrees to their own number.
    expect(await ours.propose(40)).toBe(204);
    expect(await ours.limits()).toEqual([{ ...asked, isOurs: true }]);
    // Another number is another proposal.
    expect(await theirs.propose(30)).toBe(204);
    expect(await ours.limits()).toEqual([{ ...asked, proposedHours: 30, isOurs: false }]);
    expect(await ours.propose(30)).toBe(204);
    const agreed = { id, limitHours: 30, isBeyond: false, proposedHours: null, isOurs: false };
    expect(await theirs.limits()).toEqual([agreed]);
    // While a new one waits, the old one holds; the number in force takes the new one away.
    expect(await theirs.propose(10_000)).toBe(204);
    expect(await ours.limits()).toEqual([{ ...agreed, proposedHours: 10_000 }]);
    expect(await ours.propose(30)).toBe(204);
    expect(await ours.limits()).toEqual([agreed]);
    expect(await theirs.end()).toBe(204);
    expect(await ours.limits()).toEqual([]);
  });

  it('is declined, withdrawn and ended once; a number that is none is refused', async () => {
    const { ours, theirs } = await theDesks();
    for (const hours of [0, -1, 1.5, 10_001]) expect(await ours.propose(hours)).toBe(400);
    expect([await ours.drop(), await ours.end()]).toEqual([409, 409]);
    await ours.propose(1);
    expect([await theirs.drop(), await theirs.drop()]).toEqual([204, 409]);
    await ours.propose(1);
    expect([await ours.drop(), await theirs.end()]).toEqual([204, 409]);
    const { rows } = await portal().deps.database.pool.query(
      "select action, bank_id from audit where action like 'friend-limit-%' order by id",
    );
    const { bank } = portal().world;
    expect(rows).toEqual([
      { action: 'friend-limit-proposed', bank_id: bank.bergamo },
      { action: 'friend-limit-dropped', bank_id: bank.lecco },
      { action: 'friend-limit-proposed', bank_id: bank.bergamo },
      { action: 'friend-limit-dropped', bank_id: bank.bergamo },
    ]);
  });

  it('once passed is said to both, stops nothing, and is over with a reversal', async () => {
    const { giulia, paolo, ours, theirs } = await theDesks();
    await ours.propose(2);
    await theirs.propose(2);
    await annaHelpsSara(2);
    expect(await ours.limits()).toMatchObject([{ limitHours: 2, isBeyond: false }]);
    const beyond = await annaHelpsSara(0.5);
    for (const desk of [ours, theirs]) {
      expect(await desk.limits()).toMatchObject([{ limitHours: 2, isBeyond: true }]);
      expect(await desk.figures()).toMatchObject({ limitsBeyond: 1 });
    }
    const more = await annaHelpsSara(0.5);
    expect((await giulia.get('/admin/banks/associated')).json).toMatchObject([
      { hoursGiven: 3, hoursReceived: 0 },
    ]);
    expect((await paolo.get('/admin/banks/associated')).json).toMatchObject([
      { hoursGiven: 0, hoursReceived: 3 },
    ]);
    await assertPositionsAddUp(portal().deps.database);
    const reason = 'Contato due volte';
    for (const id of [beyond, more]) {
      const { status } = await giulia.patch(`/users/transactions/${id}/reject-confirmed`, {
        reason,
      });
      expect(status).toBe(200);
    }
    expect((await giulia.get('/admin/banks/associated')).json).toMatchObject([{ hoursGiven: 2 }]);
    expect(await ours.figures()).toMatchObject({ limitsBeyond: 0 });
    expect(await theirs.limits()).toMatchObject([{ isBeyond: false }]);
    await assertPositionsAddUp(portal().deps.database);
  });

  it('ends with the friendship, and friends who meet once more begin without', async () => {
    const { id, giulia, paolo, ours, theirs } = await theDesks();
    await ours.propose(5);
    await theirs.propose(5);
    await ours.propose(8);
    expect((await giulia.delete(`/admin/banks/${id}`)).status).toBe(204);
    expect(await theirs.limits()).toEqual([]);
    expect(await theirs.propose(8)).toBe(409);
    expect([await theirs.drop(), await theirs.end()]).toEqual([409, 409]);
    const { bank } = portal().world;
    const again = (await giulia.post(`/admin/banks/${bank.lecco}/associate`, undefined)).json.id;
    expect((await paolo.patch(`/admin/banks/${again}/approve`)).status).toBe(204);
    expect(await ours.limits()).toEqual([]);
  });

  it('is agreed once when both say the same number at the same moment', async () => {
    const { ours, theirs } = await theDesks();
    expect(await Promise.all([ours.propose(12), theirs.propose(12)])).toEqual([204, 204]);
    expect(await ours.limits()).toMatchObject([{ limitHours: 12, proposedHours: null }]);
    const ended = await Promise.all([ours.end(), theirs.end()]);
    expect(ended.toSorted()).toEqual([204, 409]);
  });

  it('is read and changed by administrators of the two banks alone', async () => {
    const { id, ours } = await theDesks();
    await ours.propose(5);
    const lukas = await portal().signIn('lukas');
    expect((await lukas.put(`/admin/banks/${id}/limit`, { hours: 5 })).status).toBe(404);
    expect((await lukas.delete(`/admin/banks/${id}/limit/proposal`)).status).toBe(404);
    expect((await lukas.delete(`/admin/banks/${id}/limit`)).status).toBe(404);
    expect((await lukas.get('/admin/banks/limits')).json).toEqual([]);
    const sara = await portal().signIn('sara');
    expect((await sara.get('/admin/banks/limits')).status).toBe(403);
    expect((await sara.put(`/admin/banks/${id}/limit`, { hours: 5 })).status).toBe(403);
    expect(await ours.limits()).toMatchObject([{ proposedHours: 5, limitHours: null }]);
  });

  it('waits where one of the two is suspended; taking it away stays possible for the other', async () => {
    const { ours, theirs } = await theDesks();
    await ours.propose(5);
    await suspended(portal(), 'lecco');
    expect(await ours.propose(6)).toBe(403);
    expect(await theirs.propose(5)).toBe(403);
    expect(await theirs.limits()).toMatchObject([{ proposedHours: 5 }]);
    expect(await ours.drop()).toBe(204);
  });
});
