/**
 * Any course of links, states, reach and exclusions, beside a small model of who may see what
 * (specification §20): nobody sees a notice, a name or a contact beyond it. A failure prints the
 * shortest course that fails, with its seed.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Notice } from '#contract/board/notices.ts';
import { publicBoardSchema } from '#contract/endpoints/board/public-board.ts';
import type { Caller } from './support/caller.ts';
import { noticeForm } from './support/notices.ts';
import { portalForStories, type TestPortal } from './support/portal.ts';
import type { BankKey } from './support/world.ts';

const portal = portalForStories();

const HOME = {
  anna: 'bergamo',
  marco: 'bergamo',
  giulia: 'bergamo',
  sara: 'lecco',
  greta: 'bozen',
} as const;
const SURNAME = {
  anna: 'Ferrari',
  marco: 'Bianchi',
  giulia: 'Rossi',
  sara: 'Fontana',
  greta: 'Mair',
};
type Person = keyof typeof HOME;
const PEOPLE = Object.keys(HOME) as Person[];

interface ModelNotice {
  id: number;
  author: Person;
  reach: 'bank' | 'friends';
  contact: 'portal' | 'phone' | 'desk';
  state: 'open' | 'waiting' | 'paused' | 'closed' | 'hidden';
  accepted: Set<Person>;
}

interface Model {
  /** Bergamo puts people in touch itself. */
  isThroughDesk: boolean;
  notices: ModelNotice[];
  /** The banks that are linked with Bergamo. */
  linked: Set<BankKey>;
  left: Set<Person>;
  /** Bergamo looks at notices first. */
  isChecked: boolean;
}

/** How people get in touch about it: as its author chose, or as their bank says. */
const contactOf = (model: Model, { author, contact }: ModelNotice) =>
  model.isThroughDesk && HOME[author] === 'bergamo' ? 'desk' : contact;

const areLinked = ({ linked }: Model, one: BankKey, other: BankKey) =>
  (one === 'bergamo' && linked.has(other)) || (other === 'bergamo' && linked.has(one));

function isOnBoardOf(model: Model, notice: ModelNotice, reader: Person): boolean {
  const [home, theirs] = [HOME[notice.author], HOME[reader]];
  if (notice.state !== 'open') return false;
  return home === theirs || (notice.reach === 'friends' && areLinked(model, home, theirs));
}

function maySee(model: Model, notice: ModelNotice, reader: Person): boolean {
  if (notice.author === reader) return true;
  if (reader === 'giulia' && HOME[notice.author] === 'bergamo') return true;
  if (notice.state === 'hidden' || notice.state === 'waiting') return false;
  return notice.accepted.has(reader) || isOnBoardOf(model, notice, reader);
}

type Callers = Record<Person, Caller>;
type Step = (model: Model, callers: Callers, portal: TestPortal) => Promise<void>;

const post =
  (author: Person, reach: ModelNotice['reach'], contact: ModelNotice['contact']): Step =>
  async (model, callers) => {
    if (model.left.has(author)) return;
    const form = noticeForm(portal(), { reach, contact, sure: true });
    const { status, json } = await callers[author].post('/users/notices', form);
    if (status !== 201) return;
    const { id, state } = json;
    expect(state).toBe(
      model.isChecked && HOME[author] === 'bergamo' && author !== 'giulia' ? 'waiting' : 'open',
    );
    model.notices.push({ id, author, reach, contact, state, accepted: new Set() });
  };

const turn =
  (nth: number, act: 'renew' | 'pause' | 'close' | 'hide' | 'show'): Step =>
  async (model, callers) => {
    const notice = model.notices[nth % model.notices.length];
    if (!notice || notice.state === 'closed') return;
    const isDesk = act === 'hide' || act === 'show';
    if (isDesk ? HOME[notice.author] !== 'bergamo' : model.left.has(notice.author)) return;
    const path = isDesk
      ? (`/admin/notices/${notice.id}/${act}` as const)
      : (`/users/notices/${notice.id}/${act}` as const);
    const { status } = await callers[isDesk ? 'giulia' : notice.author].post(path, {
      reason: 'Un negozio',
      outcome: 'not-met',
    });
    const isOff = notice.state === 'hidden' || notice.state === 'waiting';
    const isHeld = isOff && (act === 'renew' || act === 'pause');
    expect(status).toBe(isHeld ? 409 : 200);
    if (isHeld) return;
    if (act === 'renew') notice.state = 'open';
    if (act === 'pause') notice.state = 'paused';
    if (act === 'close') notice.state = 'closed';
    if (act === 'hide') notice.state = 'hidden';
    if (act === 'show' && isOff) notice.state = 'open';
  };

const sayYes =
  (nth: number, helper: Person): Step =>
  async (model, callers) => {
    const notice = model.notices[nth % model.notices.length];
    if (!notice || model.left.has(helper) || model.left.has(notice.author)) return;
    const mayAnswer =
      isOnBoardOf(model, notice, helper) &&
      notice.author !== helper &&
      contactOf(model, notice) !== 'desk' &&
      !notice.accepted.has(helper);
    const { status, json } = await callers[helper].post(`/users/notices/${notice.id}/answers`, {});
    expect(status === 201).toBe(mayAnswer);
    if (!mayAnswer) return;
    await callers[notice.author].post(`/users/answers/${json.myAnswer?.id ?? 0}/accept`, null);
    notice.accepted.add(helper);
  };

const link =
  (bank: 'lecco' | 'bozen', isOn: boolean): Step =>
  async (model, _, { deps, world }) => {
    const banks = [world.bank.bergamo, world.bank[bank]];
    await deps.database.pool.query(
      `delete from bank_link where requester_bank_id = any($1) and required_bank_id = any($1)`,
      [banks],
    );
    if (isOn) {
      await deps.database.pool.query(
        `insert into bank_link (requester_bank_id, required_bank_id, state, requested_at,
                                requested_by, decided_at)
         values ($1, $2, 'approved', now(), $3, now())`,
        [...banks, world.person.giulia],
      );
      model.linked.add(bank);
    } else model.linked.delete(bank);
  };

const decide =
  (isThroughDesk: boolean): Step =>
  async (model, { giulia }, { world }) => {
    const rule = { throughDesk: isThroughDesk, shown: true };
    expect((await giulia.put(`/admin/activity-rules/${world.activity}`, rule)).status).toBe(200);
    model.isThroughDesk = isThroughDesk;
  };

const check =
  (isChecked: boolean): Step =>
  async (model, { giulia }) => {
    const rule = { value: isChecked, note: 'Deciso in assemblea' };
    expect((await giulia.put('/admin/rules/board-checked-first', rule)).status).toBe(200);
    model.isChecked = isChecked;
  };

const leave =
  (person: Person): Step =>
  async (model, _, { deps, world }) => {
    if (person === 'giulia') return;
    await deps.database.pool.query(
      `update membership set state = 'ended', ended_at = now() where person_id = $1 and state = 'active'`,
      [world.person[person]],
    );
    model.left.add(person);
    for (const notice of model.notices) if (notice.author === person) notice.state = 'closed';
  };

/** The author's phone shows after a yes, or in the own bank where they chose it; never where the desk is in between. */
function expectContact(model: Model, notice: ModelNotice, reader: Person, page: Notice) {
  const contact = contactOf(model, notice);
  const isKnown = notice.accepted.has(reader) && contact !== 'desk';
  const isCalled = contact === 'phone' && HOME[notice.author] === HOME[reader];
  const isThere = !model.left.has(notice.author);
  expect(page.contact.mode).toBe(contact);
  expect(page.contact.phone !== null).toBe(isThere && (isKnown || isCalled));
  expect(page.contact.email !== null).toBe(isThere && isKnown);
}

async function expectModel(model: Model, callers: Callers): Promise<void> {
  for (const reader of PEOPLE.filter((each) => !model.left.has(each))) {
    const { json } = await callers[reader].get('/users/notices');
    const seen = model.notices.filter((notice) => isOnBoardOf(model, notice, reader));
    expect(json.map(({ id }) => id).sort()).toEqual(seen.map(({ id }) => id).sort());
    for (const notice of model.notices) {
      const page = await callers[reader].get(`/users/notices/${notice.id}`);
      expect(page.status).toBe(maySee(model, notice, reader) ? 200 : 404);
      const { author } = notice;
      if (maySee(model, notice, reader)) expectContact(model, notice, reader, page.json);
      if (author === reader || HOME[author] === HOME[reader] || notice.accepted.has(reader))
        continue;
      expect(page.text).not.toMatch(new RegExp(`${SURNAME[author]}|333|${author}@`, 'i'));
    }
  }
}

/** Everybody reads what is open and meant for more than Bergamo, and nobody's name or contact. */
async function expectPublicBoard(model: Model, { world }: TestPortal): Promise<void> {
  const shown = model.notices.filter(
    ({ author, reach, state }) =>
      HOME[author] === 'bergamo' && reach === 'friends' && state === 'open',
  );
  const visitor = portal().visitor();
  const path = `/public/banks/${world.bank.bergamo}/board` as const;
  const board = publicBoardSchema.parse((await visitor.get(path)).json);
  expect(board.notices.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort());
  const names = [...Object.values(SURNAME), ...PEOPLE].join('|');
  for (const form of ['', '.html', '.rss']) {
    const { status, text } = await visitor.send('GET', `${path}${form}`, {});
    expect(status).toBe(200);
    expect(text).not.toMatch(new RegExp(`\\b(${names})\\b|333|\\w@`, 'i'));
  }
}

const person = fc.constantFrom(...PEOPLE);
const nth = fc.nat({ max: 5 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(person, fc.constantFrom('bank', 'friends'), fc.constantFrom('portal', 'phone', 'desk'))
      .map(([who, reach, contact]) => post(who, reach, contact)),
  },
  { weight: 3, arbitrary: fc.tuple(nth, person).map(([n, who]) => sayYes(n, who)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(nth, fc.constantFrom('renew', 'pause', 'close', 'hide', 'show'))
      .map(([n, act]) => turn(n, act)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('lecco', 'bozen'), fc.boolean())
      .map(([bank, isOn]) => link(bank, isOn)),
  },
  { weight: 1, arbitrary: fc.boolean().map(decide) },
  { weight: 1, arbitrary: fc.boolean().map(check) },
  { weight: 1, arbitrary: person.map(leave) },
);

async function startAfresh(): Promise<Model> {
  const { pool } = portal().deps.database;
  await pool.query('delete from notice');
  await pool.query('delete from activity_rule');
  await pool.query(`update membership set state = 'active', ended_at = null where state = 'ended'`);
  const model: Model = {
    ...{ notices: [], linked: new Set(), left: new Set() },
    ...{ isThroughDesk: false, isChecked: false },
  };
  await check(false)(model, await callersOf(), portal());
  const openToAll = { value: true, note: 'Per il sito' };
  await (await callersOf()).giulia.put('/admin/rules/board-public', openToAll);
  await link('lecco', true)(model, await callersOf(), portal());
  await link('bozen', false)(model, await callersOf(), portal());
  return model;
}

let signedIn: Callers | undefined;
async function callersOf(): Promise<Callers> {
  signedIn ??= {
    anna: await portal().signIn('anna'),
    marco: await portal().signIn('marco'),
    giulia: await portal().signIn('giulia'),
    sara: await portal().signIn('sara'),
    greta: await portal().signIn('greta'),
  };
  return signedIn;
}

it('nobody sees a notice, a name or a contact beyond the rules, whatever happens', async () => {
  const courses = fc.array(step, { minLength: 6, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(courses, async (steps) => {
      const callers = await callersOf();
      const model = await startAfresh();
      for (const take of steps) await take(model, callers, portal());
      await expectModel(model, callers);
      await expectPublicBoard(model, portal());
    }),
    { numRuns: 15 },
  );
});
