/** The yearly share of a bank: off, announced, shown, booked as shown, once for each person and year. */
import { describe, expect, it } from 'vitest';
import {
  finishBatches,
  killInSecondChunk,
  latestBatch,
  letBatchesStart,
} from './support/batches.ts';
import { balanceOf, expectBooksToBalance } from './support/exchanges.ts';
import { insertMembers } from './support/fixture-rows.ts';
import { fundOf, secondAdministrator, setRule } from './support/fund.ts';
import { portalForEachStory } from './support/portal.ts';
import { announced, insertGivers, makeAwake, makeOld, preview, SHARES } from './support/shares.ts';

const portal = portalForEachStory();
/** Everybody's confirmed shares of the bank. */
const inTheBooks = () =>
  portal().rows(
    `select debtor_id, minutes from exchange
     where kind = 'share' and state = 'confirmed' order by debtor_id`,
  );

describe('before it is booked', () => {
  it('a bank has none unless it says so', async () => {
    const giulia = await portal().signIn('giulia');
    expect((await giulia.get(SHARES)).json).toEqual({
      hours: 0,
      next: { year: 2026, bookableFrom: '20/12/2026', canAnnounce: false },
      announcement: null,
    });
    const answers = [
      await giulia.post(`${SHARES}/announcements`, undefined),
      await giulia.post(`${SHARES}/preview`, { year: 2026, except: [] }),
      await giulia.post(SHARES, { year: 2026, except: [], seen: 'x' }),
    ];
    for (const { status, json } of answers) {
      expect([status, json.code]).toEqual([409, 'share-off']);
    }
  });

  it('is announced thirty days before, once, and again when the rule has changed', async () => {
    await insertGivers(portal(), 1);
    await setRule(portal(), 'yearly-share', 1);
    const giulia = await portal().signIn('giulia');
    const made = await giulia.post(`${SHARES}/announcements`, undefined);
    expect(made.json.announcement).toMatchObject({
      ...{ year: 2026, hours: 1, by: 'Giulia Rossi', bookableFrom: '20/12/2026' },
      ...{ isOpen: false, holds: true, booked: null },
    });
    const twice = await giulia.post(`${SHARES}/announcements`, undefined);
    expect(twice.json.code).toBe('share-announced');
    const { seen } = await preview(giulia);
    const early = await giulia.post(SHARES, { year: 2026, except: [], seen });
    expect([early.status, early.json.code]).toEqual([409, 'share-not-open']);
    await setRule(portal(), 'yearly-share', 1.5);
    portal().passMinutes(30 * 24 * 60);
    const desk = await portal().signIn('giulia');
    const { json } = await desk.get(SHARES);
    expect(json.announcement).toMatchObject({ isOpen: true, holds: false });
    const other = await preview(desk);
    expect(other.hours).toBe(1.5);
    const stale = await desk.post(SHARES, { year: 2026, except: [], seen: other.seen });
    expect(stale.json.code).toBe('share-not-open');
  });

  it('says who gives how much, and who is left out and why', async () => {
    const [ada = 0, bice = 0, silent = 0, poor = 0, newcomer = 0] = await insertMembers(
      portal(),
      'bergamo',
      5,
    );
    await makeOld(portal(), [ada, bice, silent, poor]);
    const desk = await announced(portal());
    await makeAwake(portal(), [ada, bice, poor, newcomer], '2026-11-01');
    await makeAwake(portal(), [silent], '2025-12-20');
    await portal().rows(
      `insert into member_band (person_id, bank_id, low_minutes, high_minutes, note, set_by, set_at)
       select $1, $2, 0, 3000, 'Accordo', $3, now()`,
      [poor, portal().world.bank.bergamo, portal().world.person.giulia],
    );
    await portal().rows(`update person set access = 'desk', password_hash = null where id = $1`, [
      ada,
    ]);
    const shown = await preview(desk, [bice]);
    expect(shown).toMatchObject({ year: 2026, hours: 1, total: 2, withoutEmail: 1 });
    expect(shown.people.map(({ id, balance, after }) => [id, balance, after])).toEqual([
      [ada, 1, 0],
      [poor, 1, 0],
    ]);
    const why = new Map(shown.leftOut.map((one) => [one.id, one.why]));
    expect([bice, silent, newcomer].map((id) => why.get(id))).toEqual([
      'excepted',
      'silent',
      'newcomer',
    ]);
    await setRule(portal(), 'yearly-share', 1.5);
    const more = await preview(desk, []);
    expect(more.leftOut).toContainEqual(expect.objectContaining({ id: poor, why: 'below-band' }));
  });

  it('is for the desk alone, and no administrator leaves themselves out (L4)', async () => {
    const desk = await announced(portal());
    const choice = { year: 2026, except: [portal().world.person.giulia] };
    for (const { status, json } of [
      await desk.post(`${SHARES}/preview`, choice),
      await desk.post(SHARES, { ...choice, seen: 'x' }),
    ]) {
      expect([status, json.code]).toEqual([403, 'own-decision']);
    }
    const anna = await portal().signIn('anna');
    expect((await anna.get(SHARES)).status).toBe(403);
    expect((await anna.post(SHARES, { ...choice, seen: 'x' })).status).toBe(403);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get(SHARES)).json).toMatchObject({ hours: 0, announcement: null });
  });
});

describe('booked', () => {
  it('is exactly what was shown: each gives theirs to the fund', async () => {
    const ids = await insertGivers(portal(), 3);
    const desk = await announced(portal());
    const shown = await preview(desk);
    expect(shown.people.map(({ id }) => id)).toEqual(ids);
    const before = (await fundOf(portal())).balance;
    const body = { year: 2026, except: [], seen: shown.seen };
    const key = { 'idempotency-key': 'quota' };
    for (const { status } of await Promise.all([1, 2].map(() => desk.post(SHARES, body, key)))) {
      expect(status).toBe(202);
    }
    await finishBatches(portal().deps);
    expect(await inTheBooks()).toEqual(ids.map((id) => ({ debtor_id: id, minutes: 60 })));
    expect((await fundOf(portal())).balance - before).toBe(shown.total);
    const balances = await portal().rows(
      'select balance_minutes from account where person_id = any($1) order by person_id',
      [ids],
    );
    expect(balances.map((row) => row.balance_minutes / 60)).toEqual(
      shown.people.map(({ after }) => after),
    );
    const { json } = await desk.get(SHARES);
    expect(json.announcement?.booked).toMatchObject({ by: 'Giulia Rossi' });
    await expectBooksToBalance(portal());
  });

  it('is no service, so a band that stops does not stop it', async () => {
    const ids = await insertGivers(portal(), 2);
    await setRule(portal(), 'band-low', 0);
    await setRule(portal(), 'band-hard', true);
    const desk = await announced(portal());
    const { seen } = await preview(desk);
    expect((await desk.post(SHARES, { year: 2026, except: [], seen })).status).toBe(202);
    await finishBatches(portal().deps);
    expect(await inTheBooks()).toEqual(ids.map((id) => ({ debtor_id: id, minutes: 60 })));
  });

  it('is refused when the bank has changed since it was shown', async () => {
    const [first = 0] = await insertGivers(portal(), 2);
    const desk = await announced(portal());
    const { seen } = await preview(desk);
    await desk.delete(`/admin/banks/users/${first}`);
    const refused = await desk.post(SHARES, { year: 2026, except: [], seen });
    expect([refused.status, refused.json.code]).toEqual([409, 'seen-outdated']);
    const other = await desk.post(SHARES, { year: 2026, except: [first], seen });
    expect(other.json.code).toBe('seen-outdated');
    expect(await inTheBooks()).toEqual([]);
    const again = await preview(desk);
    expect((await desk.post(SHARES, { year: 2026, except: [], seen: again.seen })).status).toBe(
      202,
    );
  });

  it('is booked by one of two administrators at the same moment, and once in a year', async () => {
    const ids = await insertGivers(portal(), 2);
    await secondAdministrator(portal());
    const giulia = await announced(portal());
    const marco = await portal().signIn('marco');
    const { seen } = await preview(giulia);
    const body = { year: 2026, except: [], seen };
    const answers = await Promise.all([giulia.post(SHARES, body), marco.post(SHARES, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('share-booked');
    await finishBatches(portal().deps);
    const rest = await preview(giulia);
    expect(rest.people).toEqual([]);
    expect(rest.leftOut.filter(({ why }) => why === 'booked').map(({ id }) => id)).toEqual(ids);
    const twice = await giulia.post(SHARES, { ...body, seen: rest.seen });
    expect(twice.json.code).toBe('share-booked');
    expect(await inTheBooks()).toHaveLength(2);
  });

  it('is made once by a server that dies in the middle', async () => {
    const ids = await insertGivers(portal(), 130);
    const desk = await announced(portal());
    const { seen, people } = await preview(desk);
    expect(people).toHaveLength(130);
    await desk.post(SHARES, { year: 2026, except: [], seen });
    await killInSecondChunk(portal(), ids.at(-1) ?? 0);
    expect(await latestBatch(desk)).toMatchObject({ state: 'running', made: 100 });
    await finishBatches(portal().deps);
    expect(await latestBatch(desk)).toMatchObject({ state: 'finished', made: 130, refused: 0 });
    expect(await inTheBooks()).toEqual(ids.map((id) => ({ debtor_id: id, minutes: 60 })));
    expect((await fundOf(portal())).balance).toBe(130);
    await expectBooksToBalance(portal());
  });

  it('can be stopped, and undone as a whole; then it may be booked again', async () => {
    const [first = 0, second = 0] = await insertGivers(portal(), 2);
    const desk = await announced(portal());
    const book = async () => {
      const { seen } = await preview(desk);
      return desk.post(SHARES, { year: 2026, except: [], seen, undoable: true });
    };
    await book();
    const stopped = await latestBatch(desk);
    const at = `/admin/multiple-transactions/${stopped.id}`;
    expect((await desk.patch(`${at}/stop`)).status).toBe(204);
    expect((await book()).status).toBe(202);
    await letBatchesStart(portal().deps);
    await finishBatches(portal().deps);
    expect(await inTheBooks()).toHaveLength(2);
    const { id } = await latestBatch(desk);
    const alone = await portal().rows(
      'select id from exchange where debtor_id = $1 and kind = $2',
      [first, 'share'],
    );
    expect((await desk.delete(`/admin/transactions/${alone[0]?.id}`)).status).toBe(204);
    await desk.patch(`/admin/multiple-transactions/${id}/undo`);
    await finishBatches(portal().deps);
    expect(await inTheBooks()).toEqual([]);
    expect((await fundOf(portal())).balance).toBe(0);
    const again = await preview(desk);
    expect(again.people.map((one) => one.id)).toEqual([second]);
    expect(again.leftOut).toContainEqual(expect.objectContaining({ id: first, why: 'booked' }));
    expect((await book()).status).toBe(202);
    await letBatchesStart(portal().deps);
    await finishBatches(portal().deps);
    expect(await inTheBooks()).toEqual([{ debtor_id: second, minutes: 60 }]);
    await expectBooksToBalance(portal());
  });

  it('asks those alone who still are members when it runs', async () => {
    const [first = 0, second = 0] = await insertGivers(portal(), 2);
    const desk = await announced(portal());
    const { seen } = await preview(desk);
    await desk.post(SHARES, { year: 2026, except: [], seen });
    await desk.delete(`/admin/banks/users/${first}`);
    await finishBatches(portal().deps);
    expect(await latestBatch(desk)).toMatchObject({ made: 1, refused: 1 });
    expect(await inTheBooks()).toEqual([{ debtor_id: second, minutes: 60 }]);
  });

  it('takes hours from nobody’s hours given or received', async () => {
    await makeOld(portal(), [portal().world.person.marco]);
    await makeAwake(portal(), [portal().world.person.marco], '2026-11-01');
    const desk = await announced(portal());
    const { seen } = await preview(desk);
    await desk.post(SHARES, { year: 2026, except: [], seen });
    await finishBatches(portal().deps);
    expect(await balanceOf(portal(), 'marco')).toEqual({ total: 0, gave: 1, received: 0 });
  });
});
