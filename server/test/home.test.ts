/** A member's first page in one answer (specification §2), and the one rule of whom a request is for (§20). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAfter } from '#contract/time.ts';
import { insertArrangement } from './support/arrangements.ts';
import { nameDelegate } from './support/delegates.ts';
import { confirmed, insertExchange, type Made } from './support/fixture-rows.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { PLAN } from './support/valid-arrangement-requests.ts';
import type { Who } from './support/world.ts';

const WORLDS = 6;
const WEEK_AND_A_BIT = 8 * 24 * 60;

const portal = portalForEachStory();

const homeOf = async (who: Who) => (await (await portal().signIn(who)).get('/users/home')).json;

async function post(who: Who, otherwise: Parameters<typeof noticeForm>[1] = {}): Promise<number> {
  const form = noticeForm(portal(), { sure: true, ...otherwise });
  return (await (await portal().signIn(who)).post('/users/notices', form)).json.id;
}

const made = (who: 'anna' | 'marco'): Made => ({
  id: portal().world.person[who],
  bankId: portal().world.bank.bergamo,
});

/** Another kind of service of the same group, and one of another group. */
async function otherActivities(): Promise<{ alike: number; other: number }> {
  const [found] = await portal().rows(
    `select (select min(near.id) from activity near where near.group_id = own.group_id and near.id <> own.id) as alike,
            (select min(far.id) from activity far where far.group_id <> own.group_id) as other
     from activity own where own.id = $1`,
    [portal().world.activity],
  );
  return { alike: Number(found.alike), other: Number(found.other) };
}

it('says in one answer what the lists say one by one', async () => {
  await confirmed(portal(), await insertExchange(portal(), made('anna'), made('marco')));
  await insertExchange(portal(), made('anna'), made('marco'));
  const anna = await portal().signIn('anna');
  const marco = await portal().signIn('marco');
  const form = {
    with: { partner: made('anna').id, partnerBank: made('anna').bankId, iGive: true },
    ...{ activity: portal().world.activity, title: 'Spesa', ...PLAN },
  };
  const days = [5, 2, 9].map((days) => dayAfter(portal().deps.clock.today(), days));
  for (const day of days) await marco.post('/users/arrangements', { ...form, day });
  const plans = (await anna.get('/users/arrangements?part=open')).json;
  // What is only proposed is in the other list.
  expect((await homeOf('anna')).next).toBeNull();
  for (const { id, sequence } of plans.slice(1)) {
    await anna.post(`/users/arrangements/${id}/agree`, { sequence });
  }
  // One of this morning is over.
  await insertArrangement(portal(), made('marco'), made('anna'), { state: 'agreed', hour: 8 });
  const home = await homeOf('anna');
  expect(home).toMatchObject({
    pending: (await anna.get('/users/transactions/pending/summary')).json,
    outlook: (await anna.get('/users/balance-outlook')).json,
    latest: (await anna.get('/users/transactions?sort=-dateOfTransaction&limit=3')).json,
    ...{ exchanges: 1, bank: null },
  });
  expect(home.next).toMatchObject({ id: plans[1]?.id, day: days[0], partnerName: 'Marco Bianchi' });
});

it('tells who has no exchange yet of their bank, and a person of trust of hours alone', async () => {
  const { members, ...bank } = (await homeOf('anna')).bank ?? { members: 0 };
  const [counted] = await portal().rows(
    `select count(*) from membership where bank_id = $1 and state = 'active'`,
    [portal().world.bank.bergamo],
  );
  expect(members).toBe(Number(counted.count));
  expect(bank).toMatchObject({ name: 'Banca del Tempo di Bergamo', number: expect.any(Number) });
  await nameDelegate(portal(), made('anna').id, made('marco').id);
  await post('giulia');
  await (await portal().signIn('anna')).put('/users/skills', {
    activities: [portal().world.activity],
  });
  expect((await homeOf('anna')).forMe).toHaveLength(1);
  const acting = (await portal().signIn('marco')).actingFor(made('anna').id);
  expect((await acting.get('/users/home')).json).toMatchObject({
    ...{ next: null, forMe: [], bank: null, exchanges: 0 },
  });
  expect((await portal().visitor().get('/users/home')).status).toBe(401);
});

it('leaves out what waits for the reader in their list, and what they could not do this time', async () => {
  await post('marco', { kind: 'offer' });
  const first = await post('anna');
  const second = await post('anna', { title: 'Un’altra mano' });
  const anna = await portal().signIn('anna');
  const shown = async () => (await homeOf('marco')).forMe.map(({ id }) => id).sort();
  expect(await shown()).toEqual([first, second]);
  await anna.post(`/users/notices/${first}/asks`, { people: [made('marco').id] });
  expect(await shown()).toEqual([second]);
  const asked = (await (await portal().signIn('marco')).get('/users/todo')).json.items.filter(
    ({ kind }) => kind === 'asked',
  );
  expect(asked).toHaveLength(1);
  // Once the question is old it is a request like all others.
  portal().passMinutes(WEEK_AND_A_BIT);
  expect(await shown()).toEqual([first, second]);
  await portal().rows(`update notice_ask set state = 'not-now' where notice_id = $1`, [first]);
  expect(await shown()).toEqual([second]);
  const answered = (await portal().signIn('marco')).post(`/users/notices/${second}/answers`, {});
  expect((await answered).status).toBe(201);
  expect(await shown()).toEqual([]);
});

it('counts as something one can help with exactly what names one as a helper, similar offers too', async () => {
  const { alike, other } = await otherActivities();
  const id = await post('anna');
  const forMe = async (who: Who) =>
    (await (await portal().signIn(who)).get('/users/notices?forMe=true')).json.map((one) => one.id);
  const why = async (who: 'anna' | 'giulia') =>
    (await (await portal().signIn(who)).get(`/users/notices/${id}/helpers`)).json.map(
      (one) => one.why,
    );
  await post('marco', { kind: 'offer', activity: other });
  expect([await why('anna'), await forMe('marco')]).toEqual([[], []]);
  await post('marco', { kind: 'offer', activity: alike });
  expect([await why('anna'), await forMe('marco')]).toEqual([['offers-similar'], [id]]);
  expect((await homeOf('marco')).forMe).toMatchObject([{ id }]);
  // A skill of the group is no skill of this.
  const giulia = await portal().signIn('giulia');
  await giulia.put('/users/skills', { activities: [alike] });
  expect([await why('giulia'), await forMe('giulia')]).toEqual([['offers-similar'], []]);
  // A skill of this is.
  await giulia.put('/users/skills', { activities: [portal().world.activity] });
  expect((await why('giulia')).sort()).toEqual(['offers-similar', 'said-so']);
});

it('agrees in random worlds with who is named as a helper', async () => {
  const { alike, other } = await otherActivities();
  const kinds = [portal().world.activity, alike, other];
  const say = fc.record({
    who: fc.constantFrom('marco' as const, 'giulia' as const),
    how: fc.constantFrom('offer' as const, 'skill' as const),
    activity: fc.constantFrom(...kinds),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(say, { maxLength: 4 }),
      fc.constantFrom(...kinds),
      async (said, of) => {
        await portal().rows('delete from skill');
        await portal().rows('delete from notice');
        for (const { who, how, activity } of said) {
          if (how === 'offer') await post(who, { kind: 'offer', activity });
          else {
            const own = (await portal().signIn(who)).put('/users/skills', {
              activities: [activity],
            });
            expect((await own).status).toBeLessThan(300);
          }
        }
        const id = await post('anna', { activity: of });
        // The desk is told of every reason.
        const giulia = await portal().signIn('giulia');
        const helpers = (await giulia.get(`/users/notices/${id}/helpers`)).json.map(
          (one) => one.id,
        );
        for (const who of ['marco', 'giulia'] as const) {
          const caller = await portal().signIn(who);
          const ids = (await caller.get('/users/notices?forMe=true')).json.map((one) => one.id);
          expect([who, ids.includes(id)]).toEqual([
            who,
            helpers.includes(portal().world.person[who]),
          ]);
        }
      },
    ),
    { numRuns: WORLDS },
  );
});
