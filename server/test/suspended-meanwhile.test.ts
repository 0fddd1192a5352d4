/**
 * What the portal does by itself, and what two people have agreed on, while the bank of one of them is
 * suspended (specification §38): it waits, and goes on when the bank is open again.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { insertArrangement, insertStanding } from './support/arrangements.ts';
import {
  askAboutAppointments,
  askAgain,
  sendInvitations,
  welcomeAll,
} from './support/background.ts';
import { digestStory } from './support/digest.ts';
import { fundOf, setRule } from './support/fund.ts';
import { bringIn } from './support/imports.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { insertNotice } from './support/notices.ts';
import { actPath, lettersTo, tokenIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { reopened, suspended } from './support/suspensions.ts';
import { PLAN } from './support/valid-arrangement-requests.ts';
import type { BankKey, Who } from './support/world.ts';

const DAY = 24 * 60;

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const codeOf = ({ status, json }: { status: number; json: unknown }) => [status, json];
const REFUSED = [403, expect.objectContaining({ code: 'bank-suspended' })];
const { post, can, waitForTuesday, digestOf } = digestStory(portal, catcher);

const DONE = [200, expect.anything()];

const as = (who: Who) => portal().signIn(who);
const made = (who: Who, bank: BankKey) => ({
  id: portal().world.person[who],
  bankId: portal().world.bank[bank],
});
const subjects = async (who: Who) =>
  (await lettersTo(portal(), catcher, who)).map(({ subject }) => subject);
const run = () => askAboutAppointments(portal().deps);

async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await portal().deps.database.pool.query<Row>(text, values)).rows;
}

/** Every date that was made. */
async function dates() {
  const found = await rows<{ day: string; state: string }>(
    `select standing_day::text as day, state from arrangement
     where standing_id is not null order by 1, id`,
  );
  return found.map(({ day, state }) => `${day} ${state}`);
}

describe('a member of a friend bank', () => {
  it('agrees to no day, proposes no other, and may call it off', async () => {
    const { id } = await insertArrangement(
      portal(),
      made('anna', 'bergamo'),
      made('sara', 'lecco'),
      {
        state: 'proposed',
        hour: 18,
      },
    );
    const path = `/users/arrangements/${id}` as const;
    const sara = await as('sara');
    await suspended(portal(), 'bergamo');
    expect(codeOf(await sara.post(`${path}/agree`, { sequence: 0 }))).toEqual(REFUSED);
    const other = { ...PLAN, day: '2026-11-25', sequence: 0 };
    expect(codeOf(await sara.put(path, other))).toEqual(REFUSED);
    expect(await rows('select state, sequence from arrangement')).toEqual([
      { state: 'proposed', sequence: 0 },
    ]);
    await reopened(portal(), 'bergamo');
    expect(codeOf(await sara.put(path, other))).toEqual(DONE);
    await suspended(portal(), 'bergamo');
    expect(codeOf(await sara.post(`${path}/drop`, null))).toEqual(DONE);
  });

  it('agrees to no day by the link of a letter, which stays good', async () => {
    const anna = await as('anna');
    const { bank, person, activity } = portal().world;
    const proposed = await anna.post('/users/arrangements', {
      with: { partner: person.sara, partnerBank: bank.lecco, iGive: true },
      ...{ activity, title: 'Lezione', ...PLAN, day: '2026-11-25' },
    });
    expect(proposed.status).toBe(201);
    const [letter] = await lettersTo(portal(), catcher, 'sara');
    if (!letter) throw new Error('Sara got no letter');
    const follow = () =>
      portal()
        .visitor()
        .post(actPath(tokenIn(letter)), null);
    await suspended(portal(), 'bergamo');
    const shown = async () =>
      (
        await portal()
          .visitor()
          .get(actPath(tokenIn(letter)))
      ).json;
    expect(await shown()).toMatchObject({ isOpen: true, isSuspended: true });
    expect(codeOf(await follow())).toEqual(REFUSED);
    await reopened(portal(), 'bergamo');
    expect(await shown()).not.toHaveProperty('isSuspended');
    expect(codeOf(await follow())).toEqual(DONE);
    expect(await rows('select state from arrangement')).toEqual([{ state: 'agreed' }]);
  });

  it('agrees to nothing that repeats and resumes none, and may end it', async () => {
    const waiting = await insertStanding(
      portal(),
      made('anna', 'bergamo'),
      made('sara', 'lecco'),
      'proposed',
    );
    const running = await insertStanding(
      portal(),
      made('marco', 'bergamo'),
      made('sara', 'lecco'),
      'agreed',
    );
    const sara = await as('sara');
    const act = (id: number, what: 'agree' | 'resume' | 'end') =>
      sara.post(`/users/standings/${id}/${what}`, null);
    await sara.post(`/users/standings/${running.id}/pause`, {});
    await suspended(portal(), 'bergamo');
    expect(codeOf(await act(waiting.id, 'agree'))).toEqual(REFUSED);
    expect(codeOf(await act(running.id, 'resume'))).toEqual(REFUSED);
    await reopened(portal(), 'bergamo');
    expect(codeOf(await act(waiting.id, 'agree'))).toEqual(DONE);
    expect(codeOf(await act(running.id, 'resume'))).toEqual(DONE);
    await suspended(portal(), 'bergamo');
    expect(codeOf(await act(running.id, 'end'))).toEqual(DONE);
  });
});

/** Marco helps Sara of the friend bank every Tuesday at three, from 24 November on. Today is the 20th. */
async function everyTuesday() {
  const { bank, person, activity } = portal().world;
  const { json } = await (await as('marco')).post('/users/standings', {
    with: { partner: person.sara, partnerBank: bank.lecco, iGive: true },
    ...{ activity, title: 'Lezione di tedesco', ...PLAN, every: 'week', day: '2026-11-24' },
  });
  await (await as('sara')).post(`/users/standings/${json.id}/agree`, null);
  return json.id;
}

describe('an appointment that repeats', () => {
  it.each<BankKey>(['bergamo', 'lecco'])(
    'pauses while %s is suspended, and goes on without the dates that are past',
    async (bank) => {
      await everyTuesday();
      await suspended(portal(), bank);
      portal().passMinutes(16 * DAY);
      await run();
      expect(await dates()).toEqual(['2026-11-24 agreed']);
      await reopened(portal(), bank);
      await run();
      expect(await dates()).toEqual(['2026-11-24 agreed', '2026-12-08 agreed']);
      portal().passMinutes(5 * DAY);
      await run();
      expect((await dates()).slice(2)).toEqual(['2026-12-15 agreed']);
    },
  );

  it('is not paused for dates that nobody could record', async () => {
    const id = await everyTuesday();
    for (const _ of ['24 November', '1 December', '8 December']) {
      portal().passMinutes(6 * DAY);
      await run();
    }
    // The third is this afternoon.
    await suspended(portal(), 'bergamo');
    portal().passMinutes(10 * DAY);
    await run();
    await reopened(portal(), 'bergamo');
    await run();
    expect(await rows('select id, state from standing_arrangement')).toEqual([
      { id, state: 'agreed' },
    ]);
  });

  it('that was paused until a day resumes when the bank is open, that of others at once', async () => {
    const id = await everyTuesday();
    const [paolo, ofLecco] = [made('paolo', 'lecco'), made('sara', 'lecco')];
    const other = await insertStanding(portal(), paolo, ofLecco, 'agreed');
    const sara = await as('sara');
    for (const one of [id, other.id]) {
      const paused = await sara.post(`/users/standings/${one}/pause`, { until: '2026-12-02' });
      expect(paused.status).toBe(200);
    }
    await suspended(portal(), 'bergamo');
    portal().passMinutes(13 * DAY);
    const states = () => rows('select state from standing_arrangement order by id');
    await run();
    expect(await states()).toEqual([{ state: 'paused' }, { state: 'agreed' }]);
    await reopened(portal(), 'bergamo');
    await run();
    expect(await states()).toEqual([{ state: 'agreed' }, { state: 'agreed' }]);
  });
});

describe('letters', () => {
  it('ask whether an appointment was done only when it can be recorded', async () => {
    const plan = { state: 'agreed', hour: 12 } as const;
    await insertArrangement(portal(), made('sara', 'lecco'), made('anna', 'bergamo'), plan);
    await suspended(portal(), 'bergamo');
    portal().passMinutes(DAY);
    await run();
    expect(await subjects('sara')).toEqual([]);
    await reopened(portal(), 'bergamo');
    await run();
    expect(await subjects('sara')).toEqual([expect.stringContaining('smartphone')]);
  });

  it('ask for no notice of it, which has its time for an answer again afterwards', async () => {
    await insertNotice(portal(), made('anna', 'bergamo'));
    const state = async () => (await rows('select state from notice'))[0];
    await suspended(portal(), 'bergamo');
    await askAgain(portal().deps);
    expect(await subjects('anna')).toEqual([]);
    await reopened(portal(), 'bergamo');
    await askAgain(portal().deps);
    expect(await subjects('anna')).toHaveLength(1);

    await suspended(portal(), 'bergamo');
    portal().passMinutes(20 * DAY);
    await askAgain(portal().deps);
    expect(await state()).toEqual({ state: 'open' });
    await reopened(portal(), 'bergamo');
    await askAgain(portal().deps);
    expect(await state()).toEqual({ state: 'open' });
    portal().passMinutes(15 * DAY);
    await askAgain(portal().deps);
    expect(await state()).toEqual({ state: 'paused' });
  });

  it('of the week do not leave, neither about it in a friend bank', async () => {
    await post('anna', { reach: 'friends' });
    await can('marco');
    await can('sara');
    await suspended(portal(), 'bergamo');
    waitForTuesday();
    expect(await digestOf('marco')).toEqual([]);
    expect(await rows('select from board_digest')).toEqual([]);
    await reopened(portal(), 'bergamo');
    portal().passMinutes(7 * DAY);
    expect(await digestOf('sara')).toHaveLength(1);
    expect(await rows('select from board_digest')).toHaveLength(2);
  });
});

describe('a job of the bank', () => {
  it('invites nobody, and goes on by itself with who was left', async () => {
    const giulia = await as('giulia');
    const people = ['ada', 'bea', 'cleo'].map((who) => `Prima;${who};${who}@example.net`);
    await bringIn(portal(), giulia, ['Cognome;Nome;Email', ...people].join('\n'));
    const invited = async () => (await rows('select from invitation')).length;
    const bank = portal().world.bank.bergamo;
    const { json } = await giulia.get(`/admin/banks/${bank}/users?login=to-invite`);
    const chosen = json.map(({ id }) => id);
    await giulia.put('/admin/invitations', { perDay: 2, state: 'sending', people: chosen });
    portal().passMinutes(1);
    await sendInvitations(portal().deps);
    expect(await invited()).toBe(2);
    await suspended(portal(), 'bergamo');
    portal().passMinutes(DAY);
    await sendInvitations(portal().deps);
    expect(await invited()).toBe(2);
    // None has failed and waits to be tried again.
    expect(await rows('select from graphile_worker.jobs')).toEqual([]);
    await reopened(portal(), 'bergamo');
    await sendInvitations(portal().deps);
    expect(await invited()).toBe(3);
  });

  it('gives the welcome hours once the bank is open', async () => {
    await setRule(portal(), 'newcomer-gift', 2);
    const elena = portal().world.person.elena;
    const giulia = await as('giulia');
    await giulia.patch(`/admin/banks/users/${elena}/accept`);
    await suspended(portal(), 'bergamo');
    await welcomeAll(portal().deps);
    const gifts = () => rows('select minutes from exchange');
    expect(await gifts()).toEqual([]);
    await reopened(portal(), 'bergamo');
    await welcomeAll(portal().deps);
    expect(await gifts()).toEqual([{ minutes: 120 }]);
    expect((await fundOf(portal())).balance).toBe(-2);
  });
});
