/** The rooms of a bank (specification §40): opened and closed by its desk, and what waits inside. */
import { describe, expect, it } from 'vitest';
import { OPEN_FROM_BEFORE, type RoomName, type RoomUse } from '#contract/banks/room-names.ts';
import { BATCHES } from './support/batches.ts';
import { bookletOf } from './support/cheques.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { recordForAnna } from './support/exchanges.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { secondAdministrator, setRule } from './support/fund.ts';
import { insertImport } from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { change, roomsOf, withoutRooms } from './support/rooms.ts';
import { announced } from './support/shares.ts';
import { suspended } from './support/suspensions.ts';
import { insertThread, insertThreadReport } from './support/threads.ts';
import { NOW, TODAY } from './support/world.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');
const ALL: RoomName[] = [
  ...(['paper', 'bulletin', 'messages', 'fund', 'public-board', 'programs'] as const),
  'association',
  'bodies',
];

async function room(name: RoomName) {
  const { json } = await (await giulia()).get('/admin/rooms');
  return json.find((one) => one.name === name);
}

describe('a bank', () => {
  const bank = {
    ...{ name: 'Banca del Tempo di Como', address: 'Via Volta 1', email: 'como@example.org' },
    ...{ president: 'P', secretary: 'S', gdpr: 'Privacy', date: '2026-01-15' },
  };

  it('that is new begins with none open, and opens one by one', async () => {
    const davide = await portal().signIn('davide');
    const { applicationId } = (await davide.post('/admin/banks', bank)).json;
    const portale = await portal().signIn('portale');
    await portale.patch(`/portal/bank-applications/${applicationId}/approve`);
    const founder = await portal().signIn('davide');
    expect(await roomsOf(founder)).toEqual([]);
    const closed = { isOpen: false, since: null, by: null, inUse: [], isOffered: false };
    expect((await founder.get('/admin/rooms')).json).toEqual(
      ALL.map((name) => ({ name, ...closed })),
    );
    await change(founder, 'messages', true);
    expect(await roomsOf(founder)).toEqual(['messages']);
    const { json } = await founder.get('/admin/rooms');
    expect(json.filter(({ isOpen }) => isOpen)).toEqual([
      {
        ...{ name: 'messages', isOpen: true, since: NOW.toISOString(), by: 'Davide Conti' },
        ...{ inUse: [], isOffered: false },
      },
    ]);
    const { json: banks } = await portale.get('/portal/banks?q=como');
    expect(banks.map(({ rooms }) => rooms)).toEqual([['messages']]);
  });

  it('that was here before has all that there were, and nobody had to open one', async () => {
    expect(await roomsOf(await giulia())).toBe('all');
    const { json } = await (await giulia()).get('/admin/rooms');
    expect(json.map(({ name, isOpen, since }) => [name, isOpen, since])).toEqual(
      ALL.map((name) => [name, OPEN_FROM_BEFORE.includes(name), null]),
    );
  });
});

describe('opening and closing', () => {
  it('twice is once, stands in the history, and is of no other bank', async () => {
    const desk = await giulia();
    for (const isOpen of [false, false, true, true]) await change(desk, 'paper', isOpen);
    expect(
      await portal().rows(
        `select action, detail, person_id from audit where action like 'room-%' order by id`,
      ),
    ).toEqual([
      { action: 'room-closed', detail: { room: 'paper' }, person_id: null },
      { action: 'room-opened', detail: { room: 'paper' }, person_id: null },
    ]);
    expect(await portal().rows('select is_open from bank_room order by id')).toEqual([
      { is_open: false },
      { is_open: true },
    ]);
    expect(await roomsOf(await portal().signIn('paolo'))).toBe('all');
  });

  it('of a room that there is not is not found', async () => {
    const desk = await giulia();
    expect(refusalOf(await desk.put('/admin/rooms/garden', { isOpen: true }))).toEqual([
      ...[404, 'not-found'],
    ]);
    expect(refusalOf(await desk.post('/admin/rooms/garden/not-now', undefined))).toEqual([
      ...[404, 'not-found'],
    ]);
  });

  it('on a page of before somebody else did it is refused, and pressing twice is not', async () => {
    const [desk, marco] = [await giulia(), await secondAdministrator(portal())];
    const closing = { isOpen: false, basedOn: { isOpen: true } };
    expect((await desk.put('/admin/rooms/paper', closing)).status).toBe(204);
    expect((await desk.put('/admin/rooms/paper', closing)).status).toBe(204);
    const late = await marco.put('/admin/rooms/paper', closing);
    expect(refusalOf(late)).toEqual([409, 'changed-meanwhile']);
    expect(late.json).toMatchObject({
      changes: [{ field: 'isOpen', before: 'true', after: 'false', by: { name: 'Giulia Rossi' } }],
    });
  });

  it('opens nothing in a bank that is suspended', async () => {
    await withoutRooms(portal(), 'bergamo');
    const desk = await giulia();
    await suspended(portal(), 'bergamo');
    expect(refusalOf(await desk.put('/admin/rooms/paper', { isOpen: true }))).toEqual([
      ...[403, 'bank-suspended'],
    ]);
    await expect(
      portal().rows(
        `insert into bank_room (bank_id, room, is_open, changed_at, changed_by)
         values ($1, 'paper', true, now(), $2)`,
        [portal().world.bank.bergamo, portal().world.person.giulia],
      ),
    ).rejects.toThrow('suspended');
  });
});

describe('a room is not closed', () => {
  const refused = async (name: RoomName, uses: RoomUse[]) => {
    expect((await room(name))?.inUse).toEqual(uses);
    const answer = await (await giulia()).put(`/admin/rooms/${name}`, { isOpen: false });
    expect(refusalOf(answer)).toEqual([409, 'room-in-use']);
    expect(answer.json).toMatchObject({ uses });
    expect((await room(name))?.isOpen).toBe(true);
  };
  const member = (who: 'marco' | 'anna') => ({
    id: portal().world.person[who],
    bankId: portal().world.bank.bergamo,
  });

  it('while somebody has a blank cheque; a booklet that was given back lets go', async () => {
    const { id } = await bookletOf(portal(), 'marco');
    await refused('paper', ['cheques']);
    await (await giulia()).post(`/admin/cheque-books/${id}/close`, { reason: 'Restituito' });
    await change(await giulia(), 'paper', false);
  });

  it('while the fund has hours or lacks some, or something waits there', async () => {
    const desk = await giulia();
    const { anna } = portal().world.person;
    const gift = { toPerson: anna, hours: 1, note: 'Grazie' };
    const { json } = await desk.post('/admin/fund/gifts', gift);
    await refused('fund', ['balance']);
    expect((await desk.delete(`/admin/transactions/${json.id}`)).status).toBe(204);
    await (await portal().signIn('marco')).post('/users/office-hours', {
      ...{ activity: portal().world.activity, dateOfTransaction: TODAY },
      ...{ quantityOfHours: 1, note: 'Segreteria' },
    });
    await refused('fund', ['waiting']);
  });

  it('while the list of an evening for the bank waits its minute; a stopped one lets go', async () => {
    const { activity, person } = portal().world;
    const desk = await giulia();
    const evening = {
      ...{ activity, dateOfTransaction: TODAY, note: 'Festa', came: 'gave', undoable: true },
      people: [{ id: person.anna, hours: 1 }],
    };
    const other = await desk.post('/admin/evenings', { ...evening, other: person.marco });
    expect(other.status).toBe(202);
    expect((await room('fund'))?.inUse).toEqual([]);
    expect((await desk.post('/admin/evenings', { ...evening, other: null })).status).toBe(202);
    await refused('fund', ['waiting']);
    const [{ id }] = await portal().rows('select id from exchange_batch where for_fund');
    expect((await desk.patch(`${BATCHES}/${id}/stop`, undefined)).status).toBe(204);
    await change(desk, 'fund', false);
  });

  it('while a rule makes something happen by itself, or a share is announced', async () => {
    await setRule(portal(), 'newcomer-gift', 2);
    await refused('fund', ['rule']);
    await setRule(portal(), 'newcomer-gift', 0);
    await setRule(portal(), 'board-public', true);
    await refused('public-board', ['rule']);
    await setRule(portal(), 'yearly-share', 1);
    await announced(portal());
    await refused('fund', ['share', 'rule']);
    await setRule(portal(), 'yearly-share', 0);
    await change(await giulia(), 'fund', false);
  });

  it('while an import runs', async () => {
    const { id } = await insertImport(portal(), 'bergamo', 'checked');
    await portal().rows(`update import set state = 'running', ran_at = made_at where id = $1`, [
      id,
    ]);
    await refused('fund', ['import']);
    // Nothing of it is on paper.
    await change(await giulia(), 'paper', false);
  });

  it('while a report waits for the desk, or a webhook is on', async () => {
    const thread = await insertThread(portal(), member('marco'), member('anna'));
    await insertThreadReport(portal(), thread, member('anna'));
    await refused('messages', ['reports']);
    const hook = { url: 'https://example.org/hook', events: ['exchange.confirmed' as const] };
    const { json } = await (await giulia()).post('/admin/webhooks', hook);
    await refused('programs', ['webhooks']);
    await (await giulia()).patch(`/admin/webhooks/${json.id}`, { isOn: false });
    await change(await giulia(), 'programs', false);
  });
});

describe('closing and beginning at the same moment', () => {
  const bergamo = () => portal().world.bank.bergamo;
  const by = () => portal().world.person.giulia;

  it('closing waits for what begins, and finds it inside', async () => {
    const other = await beginOther(portal().deps);
    await other.run(`select room_stays_open($1, 'paper')`, [bergamo()]);
    await other.run(
      `with book as (
         insert into cheque_book (bank_id, person_id, first_serial, cheques, issued_at, issued_by)
         values ($1, $2, 1, 10, $3, $2) returning id
       )
       insert into cheque (book_id, bank_id, serial, code) select id, $1, 1, '123456789' from book`,
      [bergamo(), by(), NOW],
    );
    const closing = (await giulia()).put('/admin/rooms/paper', { isOpen: false });
    await somebodyWaits(portal().deps);
    await other.end();
    expect(refusalOf(await closing)).toEqual([409, 'room-in-use']);
  });

  it('what begins waits for the closing, and finds it closed', async () => {
    const other = await beginOther(portal().deps);
    await other.run('select from bank where id = $1 for update', [bergamo()]);
    await other.run(
      `insert into bank_room (bank_id, room, is_open, changed_at, changed_by)
       values ($1, 'paper', false, $3, $2)`,
      [bergamo(), by(), NOW],
    );
    const { marco } = portal().world.person;
    const beginning = (await giulia()).post('/admin/cheque-books', { personId: marco, count: 10 });
    await somebodyWaits(portal().deps);
    await other.end();
    expect(refusalOf(await beginning)).toEqual([403, 'room-closed']);
    expect(await portal().rows('select from cheque_book')).toEqual([]);
  });
});

describe('a room offers itself', () => {
  const register = () => insertDeskMember(portal(), 'bergamo', 'active');

  it('once there are three members without e-mail, until somebody says no', async () => {
    await withoutRooms(portal(), 'bergamo');
    await register();
    await register();
    expect((await room('paper'))?.isOffered).toBe(false);
    await register();
    expect((await room('paper'))?.isOffered).toBe(true);
    const desk = await giulia();
    for (const _ of [1, 2]) {
      expect((await desk.post('/admin/rooms/paper/not-now', undefined)).status).toBe(204);
    }
    expect((await room('paper'))?.isOffered).toBe(false);
    expect(await portal().rows('select question, said_by from desk_answer')).toEqual([
      { question: 'room-paper', said_by: portal().world.person.giulia },
    ]);
  });

  it('not where it is open, nor where the desk has closed it', async () => {
    await Promise.all([register(), register(), register()]);
    expect((await room('paper'))?.isOffered).toBe(false);
    await change(await giulia(), 'paper', false);
    expect((await room('paper'))?.isOffered).toBe(false);
  });

  it('the fund, when somebody is two hours from the end of their band', async () => {
    await withoutRooms(portal(), 'bergamo');
    const receive = async (hours: number) => {
      const id = await recordForAnna(portal(), { hours, note: `Per ${hours}` });
      await (await portal().signIn('anna')).patch(`/users/transactions/${id}/approve`);
    };
    // In their first year down to −10 hours.
    await receive(7.5);
    expect((await room('fund'))?.isOffered).toBe(false);
    await receive(0.5);
    expect((await room('fund'))?.isOffered).toBe(true);
  });
});
