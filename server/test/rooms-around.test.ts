/**
 * What a closed room means elsewhere (specification §40): for rules, for members who would write, for a
 * friend bank, for what puts hours into the fund, for open screens and for the archive.
 */
import { describe, expect, it } from 'vitest';
import { BANK_RULES, shownRule } from '#contract/banks/bank-rules.ts';
import { OPEN_FROM_BEFORE } from '#contract/banks/room-names.ts';
import { ROOMS } from '#contract/banks/rooms.ts';
import { archiveOf, type Parts, sealed, upload, withLines } from './support/archive.ts';
import { openBoth } from './support/archive-world.ts';
import { drainOutbox } from './support/background.ts';
import { recordForAnna } from './support/exchanges.ts';
import { madeFindable } from './support/fixture-rows.ts';
import { setRule } from './support/fund.ts';
import { bringIn } from './support/imports.ts';
import { listenForUpdates } from './support/live.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { change, roomsOf, withoutRooms } from './support/rooms.ts';
import { write } from './support/threads.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');
const openedWhy = () =>
  portal().rows(`select detail from audit where action = 'room-opened' order by id`);

describe('rules', () => {
  it('of closed rooms are not among the rules, and are not changed', async () => {
    const names = async () =>
      (await (await giulia()).get('/users/bank/rules')).json.map(({ name }) => name);
    const all = await names();
    await withoutRooms(portal(), 'bergamo');
    const ofRooms = Object.values(ROOMS).flatMap(({ rules }) => rules);
    expect(await names()).toEqual(all.filter((name) => !ofRooms.includes(name)));
    for (const name of ofRooms) {
      const answer = await (await giulia()).put(`/admin/rules/${name}`, {
        value: shownRule(name, BANK_RULES[name].standard),
        note: 'Assemblea',
      });
      expect(refusalOf(answer)).toEqual([403, 'room-closed']);
    }
    await setRule(portal(), 'band-low', -30);
    await change(await giulia(), 'fund', true);
    await setRule(portal(), 'newcomer-gift', 2);
    expect(await names()).toContain('newcomer-gift');
  });
});

describe('conversations', () => {
  it('are read and left where the room is closed, and nobody is shown a way to write', async () => {
    const { person, bank } = portal().world;
    const { json: begun } = await write(portal(), 'anna', 'marco', 'Ciao');
    await madeFindable(portal(), { id: person.anna, bankId: bank.bergamo });
    const marco = await portal().signIn('marco');
    const anna = await portal().signIn('anna');
    const offer = await anna.post('/users/notices', noticeForm(portal(), { kind: 'offer' }));
    const found = async () =>
      (await marco.get('/users/people')).json.map(({ canWrite, canPlan }) => [canWrite, canPlan]);
    const writeTo = async () => (await marco.get(`/users/notices/${offer.json.id}`)).json.writeTo;
    expect([await found(), await writeTo()]).toEqual([[[true, true]], person.anna]);
    await withoutRooms(portal(), 'bergamo');
    expect([await found(), await writeTo()]).toEqual([[[false, true]], null]);
    const page = await marco.get(`/users/threads/${begun.threadId}/messages`);
    expect(page.json.messages.map(({ text }) => text)).toEqual(['Ciao']);
    expect((await marco.get('/users/threads')).json).toHaveLength(1);
    const path = `/users/threads/${begun.threadId}/messages` as const;
    expect(refusalOf(await marco.post(path, { text: 'Sì' }))).toEqual([403, 'room-closed']);
    expect((await anna.post(`/users/messages/${begun.messageId}/withdraw`, undefined)).status).toBe(
      204,
    );
  });

  it('that are reported in a closed room are looked after by the desk', async () => {
    const { threadId } = (await write(portal(), 'anna', 'marco', 'Ciao')).json;
    await withoutRooms(portal(), 'bergamo');
    const marco = await portal().signIn('marco');
    const report = { reason: 'other' as const, text: 'Mi disturba' };
    expect((await marco.post(`/users/threads/${threadId}/report`, report)).status).toBe(204);
    const desk = await giulia();
    const [told] = (await desk.get('/admin/thread-reports')).json;
    expect(told?.messages.map(({ text }) => text)).toEqual(['Ciao']);
    const settle = `/admin/thread-reports/${told?.id ?? 0}/settle` as const;
    expect((await desk.post(settle, undefined)).status).toBe(204);
    expect((await desk.get('/admin/thread-reports')).json).toEqual([]);
  });

  it('with a member of a friend bank need the room in both banks', async () => {
    const { bank, person, activity } = portal().world;
    const sara = await portal().signIn('sara');
    await sara.post('/users/transactions', {
      ...{ bankTo: bank.bergamo, userTo: person.anna, activity, dateOfTransaction: '2026-11-20' },
      ...{ quantityOfHours: 1, note: 'Spesa' },
    });
    const begun = await write(portal(), 'sara', 'anna', 'Ciao');
    await withoutRooms(portal(), 'bergamo');
    const asked = await sara.get(`/users/threads/partner?person=${person.anna}`);
    expect(refusalOf(asked)).toEqual([403, 'room-closed']);
    expect(refusalOf(await write(portal(), 'sara', 'anna', 'Ancora'))).toEqual([
      403,
      'room-closed',
    ]);
    const path = `/users/threads/${begun.json.threadId}/messages` as const;
    expect(refusalOf(await sara.post(path, { text: 'Sì' }))).toEqual([403, 'room-closed']);
    expect(await portal().rows('select count(*)::int as messages from message')).toEqual([
      { messages: 1 },
    ]);
  });
});

describe('what puts hours into the fund opens it, and says so', () => {
  it('not closing an account whose hours go to a member', async () => {
    await withoutRooms(portal(), 'bergamo');
    const id = await recordForAnna(portal(), { hours: 3 });
    await (await portal().signIn('anna')).patch(`/users/transactions/${id}/approve`);
    const { marco, anna: toPerson } = portal().world.person;
    const at = `/admin/banks/users/${marco}/closing` as const;
    const { status } = await (await giulia()).post(at, { seen: 3, way: 'person', toPerson });
    expect([status, await roomsOf(await giulia())]).toEqual([204, []]);
  });

  it('closing an account with hours left', async () => {
    await withoutRooms(portal(), 'bergamo');
    const id = await recordForAnna(portal(), { hours: 3 });
    await (await portal().signIn('anna')).patch(`/users/transactions/${id}/approve`);
    const at = `/admin/banks/users/${portal().world.person.marco}/closing` as const;
    expect((await (await giulia()).post(at, { seen: 3, way: 'fund' })).status).toBe(204);
    expect(await roomsOf(await giulia())).toEqual(['fund']);
    expect(await openedWhy()).toEqual([{ detail: { room: 'fund', because: 'closing' } }]);
  });

  it('an import whose balances do not add up to zero, and none whose balances do', async () => {
    await withoutRooms(portal(), 'bergamo');
    const even = 'Cognome,Nome,Saldo\nAgazzi,Adele,1.5\nBelotti,Bruno,-1.5\n';
    await bringIn(portal(), await giulia(), even);
    expect(await roomsOf(await giulia())).toEqual([]);
    const odd = 'Cognome,Nome,Saldo\nCarrara,Cesare,2\nDolci,Delia,-1.5\n';
    await bringIn(portal(), await giulia(), odd, { name: 'altri.csv' });
    expect(await roomsOf(await giulia())).toEqual(['fund']);
    expect(await openedWhy()).toEqual([{ detail: { room: 'fund', because: 'import' } }]);
  });
});

describe('hours that come back into a closed fund', () => {
  const fund = async () => {
    const { json } = await (await giulia()).get('/admin/rooms');
    const found = json.find(({ name }) => name === 'fund');
    return found && [found.isOpen, found.inUse, found.isOffered];
  };
  /** Anna gives the fund an hour, and the fund gives it on: it is at zero, and is closed. @returns both */
  async function closedAtZero() {
    const desk = await giulia();
    const gift = { hours: 1, note: 'Grazie' };
    const anna = await portal().signIn('anna');
    const given = await anna.post('/users/gifts', { ...gift, toPerson: null });
    const toPerson = portal().world.person.marco;
    const onwards = await desk.post('/admin/fund/gifts', { ...gift, toPerson });
    expect([given.status, onwards.status]).toEqual([201, 201]);
    await change(desk, 'fund', false);
    return { given: given.json.id, onwards: onwards.json.id };
  }
  async function reversed(id: number) {
    const { status } = await (await giulia()).delete(`/admin/transactions/${id}`);
    expect(status).toBe(204);
  }

  it('are said at the desk, which closed it itself and has said no, until it is at zero', async () => {
    const { given, onwards } = await closedAtZero();
    const desk = await giulia();
    expect(await fund()).toEqual([false, [], false]);
    await desk.post('/admin/rooms/fund/not-now', undefined);
    await reversed(onwards);
    expect(await fund()).toEqual([false, ['balance'], true]);
    await reversed(given);
    expect(await fund()).toEqual([false, [], false]);
  });

  it('are said when they are missing there, and in the open room they keep it open', async () => {
    const { given } = await closedAtZero();
    const desk = await giulia();
    await reversed(given);
    expect(await fund()).toEqual([false, ['balance'], true]);
    await change(desk, 'fund', true);
    expect(await fund()).toEqual([true, ['balance'], false]);
    const closing = await desk.put('/admin/rooms/fund', { isOpen: false });
    expect(refusalOf(closing)).toEqual([409, 'room-in-use']);
  });
});

it('a change is news on the open screens of that bank alone', async () => {
  const { deps, url } = portal();
  const listener = listenForUpdates(deps);
  await listener.ready;
  const ears = async (who: 'marco' | 'sara') => {
    const { token } = await portal().signIn(who);
    const leaving = new AbortController();
    const response = await fetch(`${url}/api/users/news`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const until = async (part: string) => {
      while (!heard.includes(part)) heard += (await reader?.read())?.value ?? '';
      return heard;
    };
    await until('welcome');
    return { until, leave: () => leaving.abort() };
  };
  const [marco, sara] = [await ears('marco'), await ears('sara')];
  await change(await giulia(), 'paper', false);
  await drainOutbox(deps);
  await marco.until('event: rooms\ndata: {}\n\n');
  await deps.liveUpdates.refreshAll();
  expect(await sara.until('event: exchanges')).not.toContain('rooms');
  marco.leave();
  sara.leave();
  await listener.stop();
});

describe('the archive of a bank', () => {
  /** The rooms that the bank has in the portal to which its archive goes. */
  async function roomsThere(
    make: (opened: Awaited<ReturnType<typeof openBoth>>) => Promise<Parts>,
  ) {
    const opened = await openBoth();
    try {
      const { there, importer } = opened;
      const { status } = await upload(importer, there.portal, sealed(await make(opened)));
      expect(status).toBe(201);
      const { json } = await importer.get('/portal/banks?q=bergamo');
      const { rows: answers } = await there.portal.deps.database.pool.query(
        'select question from desk_answer',
      );
      return [json.map(({ rooms }) => rooms), answers];
    } finally {
      await opened.close();
    }
  }

  it('has them, and what the desk was asked once', async () => {
    const found = await roomsThere(async ({ here }) => {
      await withoutRooms(here.portal, 'bergamo');
      const desk = await here.portal.signIn('giulia');
      await change(desk, 'paper', true);
      await desk.post('/admin/rooms/fund/not-now', undefined);
      return archiveOf(here.portal, 'giulia');
    });
    expect(found).toEqual([[['paper']], [{ question: 'room-fund' }]]);
  });

  it('of before rooms opens all that there were', async () => {
    const found = await roomsThere(async ({ archive }) => {
      const { 'bank_room.jsonl': _, 'desk_answer.jsonl': _answers, ...rest } = archive;
      return withLines(rest, 'bank.jsonl', ({ opened_with_all: _all, ...row }) => row);
    });
    expect(found).toEqual([[OPEN_FROM_BEFORE], []]);
  });
});
