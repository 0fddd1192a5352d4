/**
 * What waits for a member is what the lists of the modules say one by one: in a small world in which
 * four people record, propose, answer and decide at random, the one list equals the union of the others.
 */
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { TODO_KINDS, type TodoItem, type TodoKind } from '#contract/hours/todo.ts';
import { dayAfter, minutesAfter } from '#contract/time.ts';
import { insertBulletin } from './support/bulletins.ts';
import type { Caller } from './support/caller.ts';
import { termsOf } from './support/delegates.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { PLAN } from './support/valid-arrangement-requests.ts';

const STEPS = 120;
const LOOKS_AFTER = 8;
const PEOPLE = ['anna', 'marco', 'giulia', 'sara'] as const;
type One = (typeof PEOPLE)[number];

const portal = portalForEachStory();

interface Step {
  act: (typeof ACTS)[number];
  who: One;
  other: One;
  /** Which of what there is. */
  nth: number;
}

/** Who was asked for help with which request, and when; no list but this one says it. */
interface Ask {
  who: One;
  noticeId: number;
  at: Date;
}

const ACTS = [
  ...(['reverses', 'asks'] as const),
  ...([
    'gives',
    'confirms',
    'proposes',
    'repeats',
    'agrees',
    'agrees',
    'drops',
    'records',
  ] as const),
  ...(['posts', 'answers', 'accepts', 'lets-go', 'closes', 'renews', 'consents', 'waits'] as const),
];

const steps: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...ACTS),
  who: fc.constantFrom(...PEOPLE),
  other: fc.constantFrom(...PEOPLE),
  nth: fc.nat(5),
});

/** How the course begins, so that the rare kinds are there. */
const FIRST: readonly Step[] = [
  { act: 'posts', who: 'anna', other: 'marco', nth: 0 },
  { act: 'posts', who: 'marco', other: 'anna', nth: 1 },
  { act: 'asks', who: 'anna', other: 'marco', nth: 0 },
  { act: 'answers', who: 'giulia', other: 'anna', nth: 0 },
  { act: 'gives', who: 'marco', other: 'anna', nth: 0 },
  { act: 'confirms', who: 'anna', other: 'marco', nth: 0 },
  { act: 'reverses', who: 'marco', other: 'anna', nth: 0 },
  { act: 'gives', who: 'anna', other: 'giulia', nth: 0 },
];

const pick = <Item>(items: readonly Item[], nth: number) => items[nth % items.length];

/** Hours of a week ago are told no more, nor is a question. */
const WEEK_MINUTES = 7 * 24 * 60;
let asks: Ask[] = [];
beforeEach(() => {
  asks = [];
});

/** One step; what the rules refuse is refused, and nothing breaks. */
async function take({ act, who, other, nth }: Step): Promise<void> {
  const { bank, person } = portal().world;
  const caller = await portal().signIn(who);
  const partner = { id: person[other], bankId: other === 'sara' ? bank.lecco : bank.bergamo };
  const plan = { ...PLAN, day: dayAfter(portal().deps.clock.today(), nth) };
  const given = {
    with: { partner: partner.id, partnerBank: partner.bankId, iGive: nth % 2 === 0 },
    ...{ activity: portal().world.activity, title: 'Spesa', ...plan },
  };
  const statuses = await (async () => {
    switch (act) {
      case 'gives': {
        const to = { bankTo: partner.bankId, userTo: partner.id };
        return [await caller.post('/users/transactions', { ...termsOf(portal()), ...to })];
      }
      case 'confirms': {
        const one = pick((await caller.get('/users/transactions/pending')).json, nth);
        return one ? [await caller.patch(`/users/transactions/${one.id}/approve`)] : [];
      }
      case 'reverses': {
        const path = '/users/transactions/creditor?status=confirmed';
        const one = pick((await caller.get(path)).json, nth);
        return one
          ? [await caller.patch(`/users/transactions/${one.id}/reject-confirmed`, {})]
          : [];
      }
      case 'asks':
        return askForHelp(caller, other, nth);
      case 'proposes':
        return [await caller.post('/users/arrangements', given)];
      case 'repeats':
        return [await caller.post('/users/standings', { ...given, every: 'week' })];
      case 'agrees':
      case 'drops':
      case 'records':
        return decideOnPlans(caller, act, nth);
      case 'posts': {
        const kind = nth % 2 === 0 ? 'request' : 'offer';
        const form = noticeForm(portal(), { kind, sure: true, reach: 'friends' });
        return [await caller.post('/users/notices', form)];
      }
      case 'answers': {
        const one = pick((await caller.get('/users/notices')).json, nth);
        return one ? [await caller.post(`/users/notices/${one.id}/answers`, {})] : [];
      }
      case 'waits':
        portal().passMinutes((4 * nth + 1) * 24 * 60);
        return [];
      case 'consents':
        return [await caller.post('/users/consent', { number: 1 })];
      default:
        return decideOnNotices(caller, act, nth);
    }
  })();
  for (const { status, text } of statuses) expect(status, text).toBeLessThan(500);
}

async function askForHelp(caller: Caller, who: One, nth: number) {
  const notice = pick((await caller.get('/users/notices/mine')).json, nth);
  if (!notice) return [];
  const before = (await caller.get(`/users/notices/${notice.id}`)).json.asked;
  const body = { people: [portal().world.person[who]] };
  const answer = await caller.post(`/users/notices/${notice.id}/asks`, body);
  const wasAsked = answer.status === 200 && answer.json.asked > before;
  if (wasAsked) asks.push({ who, noticeId: notice.id, at: portal().deps.clock.now() });
  return [answer];
}

async function decideOnPlans(caller: Caller, act: 'agrees' | 'drops' | 'records', nth: number) {
  const plan = pick((await caller.get('/users/arrangements?part=open')).json, nth);
  const standing = pick((await caller.get('/users/standings')).json, nth);
  const path = plan && (`/users/arrangements/${plan.id}` as const);
  if (act === 'agrees' && standing && nth % 2 === 0) {
    return [await caller.post(`/users/standings/${standing.id}/agree`, null)];
  }
  if (!path) return [];
  if (act === 'agrees') return [await caller.post(`${path}/agree`, { sequence: plan.sequence })];
  if (act === 'drops') return [await caller.post(`${path}/drop`, null)];
  return [await caller.post(`${path}/done`, { quantityOfHours: 1, another: true })];
}

async function decideOnNotices(
  caller: Caller,
  act: 'accepts' | 'lets-go' | 'closes' | 'renews',
  nth: number,
) {
  const one = pick((await caller.get('/users/notices/mine')).json, nth);
  if (!one) return [];
  if (act === 'renews') return [await caller.post(`/users/notices/${one.id}/renew`, null)];
  if (act === 'closes') {
    return [await caller.post(`/users/notices/${one.id}/close`, { outcome: 'not-met' })];
  }
  const answer = pick((await caller.get(`/users/notices/${one.id}`)).json.answers, nth);
  if (!answer) return [];
  const verb = act === 'accepts' ? 'accept' : 'let-go';
  return [await caller.post(`/users/answers/${answer.id}/${verb}`, null)];
}

/** Requests that somebody was asked to help with, is on the board, and they have not answered. */
async function asksOf(caller: Caller, who: One) {
  const since = minutesAfter(portal().deps.clock.now(), -WEEK_MINUTES);
  const theirs = asks.filter((ask) => ask.who === who && ask.at > since);
  const notices = await Promise.all(
    theirs.map(async ({ noticeId }) => (await caller.get(`/users/notices/${noticeId}`)).json),
  );
  return notices.filter(
    ({ state, myAnswer }) => state === 'open' && (!myAnswer || myAnswer.state === 'withdrawn'),
  );
}

/** Hours that somebody confirmed themselves, and others reversed in these days. */
async function correctedOf(caller: Caller, name: string) {
  const since = minutesAfter(portal().deps.clock.now(), -WEEK_MINUTES).toISOString();
  const reversed = (await caller.get('/users/transactions/debtor?status=reversed')).json;
  const whole = await Promise.all(
    reversed.map(async ({ id }) => (await caller.get(`/users/transactions/${id}`)).json),
  );
  return whole.filter(({ history }) => {
    const isMine = history.some(({ what, by }) => what === 'confirmed' && by === name);
    return isMine && history.some(({ what, at }) => what === 'reversed' && at > since);
  });
}

/** What the modules say one by one. */
async function union(caller: Caller, who: One): Promise<string[]> {
  const { clock } = portal().deps;
  const [now, today] = [clock.now(), clock.today()];
  const said = (kind: TodoKind, items: readonly { id: number; more?: string }[]) =>
    items.map(({ id, more }) => `${kind} ${id}${more ? ` ${more}` : ''}`);
  const pending = (await caller.get('/users/transactions/pending')).json;
  const plans = (await caller.get('/users/arrangements?part=open')).json;
  const standings = (await caller.get('/users/standings')).json;
  const own = (await caller.get('/users/notices/mine')).json;
  const notices = await Promise.all(
    own.map(async ({ id }) => (await caller.get(`/users/notices/${id}`)).json),
  );
  const bulletins = (await caller.get('/users/bulletins')).json;
  const consent = (await caller.get('/users/consent')).json;
  // The world is in Rome, in winter.
  const isOver = ({ day, time, minutes }: (typeof plans)[number]) =>
    minutesAfter(new Date(`${day}T${time}:00+01:00`), minutes) <= now;
  const dueOn = { request: today, offer: isoDay(minutesAfter(now, 14 * 24 * 60)) };
  return [
    ...said(
      'confirm',
      pending.filter(({ canConfirm }) => canConfirm),
    ),
    ...said(
      'done',
      plans.filter((plan) => plan.state === 'agreed' && plan.iGive && isOver(plan)),
    ),
    ...said(
      'answer',
      notices.flatMap(({ answers }) => answers.filter(({ state }) => state === 'open')),
    ),
    ...said(
      'proposal',
      plans.filter(({ can }) => can.agree),
    ),
    ...said(
      'proposal',
      standings.filter(({ can }) => can.agree).map(({ id, every }) => ({ id, more: every })),
    ),
    ...said(
      'renew',
      notices.filter(
        ({ state, kind, asksAgainOn }) => state === 'open' && asksAgainOn <= dueOn[kind],
      ),
    ),
    ...said(
      'bulletin',
      bulletins.filter(({ bank, asks, mine, isOver }) => !bank && asks && !mine && !isOver),
    ),
    ...said('asked', await asksOf(caller, who)),
    ...said('corrected', await correctedOf(caller, nameOfPerson(who))),
    ...(consent.isAsked ? ['consent 1'] : []),
  ];
}

const isoDay = (moment: Date) => moment.toISOString().slice(0, 10);

/** As the world has them. */
const NAMES = {
  anna: 'Anna Ferrari',
  marco: 'Marco Bianchi',
  giulia: 'Giulia Rossi',
  sara: 'Sara Fontana',
} as const satisfies Record<One, string>;
const nameOfPerson = (who: One): string => NAMES[who];

/** By its request, where nothing else says the number of the question. */
const numberOf = (item: TodoItem) => (item.kind === 'asked' ? item.noticeId : item.id);

const nameOf = (item: TodoItem) =>
  `${item.kind} ${numberOf(item)}${item.kind === 'proposal' && item.every ? ` ${item.every}` : ''}`;

it('equals the union of the lists of all modules, whatever four people do', async () => {
  const seed = 20_261_124;
  const course = [...FIRST, ...fc.sample(steps, { seed, numRuns: STEPS })];
  const seen = new Set<TodoKind>();
  await portal().deps.database.pool.query(
    `update membership set decided_at = '2026-01-01' where decided_at is not null`,
  );
  await insertBulletin(portal(), 'bergamo');
  for (const [nth, step] of course.entries()) {
    await take(step);
    if ((nth + 1) % LOOKS_AFTER !== 0) continue;
    for (const who of PEOPLE) {
      const caller = await portal().signIn(who);
      const { items, more } = (await caller.get('/users/todo')).json;
      const expected = await union(caller, who);
      const where = `${who} after step ${nth + 1}, seed ${seed}`;
      expect(items.length + more, where).toBe(expected.length);
      if (more === 0) expect(items.map(nameOf).toSorted(), where).toEqual(expected.toSorted());
      for (const { kind } of items) seen.add(kind);
    }
  }
  expect([...seen].toSorted()).toEqual(TODO_KINDS.toSorted());
});
