/** How a bank is doing, month by month: written at night, equal to a recount from the ledger (specification §43). */
import { describe, expect, it } from 'vitest';
import type { BankMonth } from '#contract/banks/months.ts';
import { dayAfter } from '#contract/time.ts';
import { writeMonths } from './support/background.ts';
import { fundIn, service } from './support/companions.ts';
import { insertMembers } from './support/fixture-rows.ts';
import { bringIn } from './support/imports.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import type { Who } from './support/world.ts';

const portal = portalForEachStory();
const monthsFor = async (who: Who, path: '/admin/figures' | `/admin/figures?${string}`) =>
  (await portal().signIn(who)).get(path);

/** Bergamo was here two years before; of its members one came each day before the first of September. */
async function grown(many: number): Promise<number[]> {
  await portal().rows(`update bank set created_at = '2024-01-01' where id = $1`, [
    portal().world.bank.bergamo,
  ]);
  await portal().rows(
    `update membership set decided_at = '2024-01-01' where bank_id = $1 and state = 'active'`,
    [portal().world.bank.bergamo],
  );
  const ids = await insertMembers(portal(), 'bergamo', many);
  await portal().rows(`update person set created_at = '2019-01-01'`);
  await portal().rows(
    `update membership set decided_at = '2026-07-31T10:00:00Z'::timestamptz - nth * interval '1 day'
     from unnest($1::bigint[]) with ordinality as made (id, nth) where person_id = made.id`,
    [ids],
  );
  return ids;
}

const written = async (month: string): Promise<BankMonth | undefined> => {
  await writeMonths(portal().deps);
  const { json } = await monthsFor('giulia', '/admin/figures?months=24');
  return json.find((one) => one.month === month);
};

describe('the months of a bank', () => {
  it('are those that are over, the oldest first, as many as are asked for', async () => {
    await grown(0);
    expect((await monthsFor('giulia', '/admin/figures')).json).toEqual([]);
    await writeMonths(portal().deps);
    const months = (await monthsFor('giulia', '/admin/figures')).json.map(({ month }) => month);
    expect([months.length, months[0], months.at(-1)]).toEqual([24, '2024-11', '2026-10']);
    const three = (await monthsFor('giulia', '/admin/figures?months=3')).json;
    expect(three.map(({ month }) => month)).toEqual(['2026-08', '2026-09', '2026-10']);
    // Lecco came in this month.
    expect((await monthsFor('paolo', '/admin/figures')).json).toEqual([]);
    for (const months of ['0', '25', '-1', 'x', '1.5', '999']) {
      expect((await monthsFor('giulia', `/admin/figures?months=${months}`)).status).toBe(400);
    }
    expect((await monthsFor('anna', '/admin/figures')).status).toBe(403);
  });

  it('say who gave or received in ninety days: the first and the last of them, no day before', async () => {
    const ids = await grown(4);
    const [before, first, last, after] = ids;
    const giulia = portal().world.person.giulia;
    const gave = (giver: number | undefined, day: string) =>
      service(portal(), 'bergamo', { giver: giver ?? 0, receiver: giulia }, { day });
    await gave(before, '2026-08-02');
    expect((await written('2026-10'))?.active).toBe(0);
    await gave(first, '2026-08-03');
    expect((await written('2026-10'))?.active).toBe(2);
    await gave(last, '2026-10-31');
    expect((await written('2026-10'))?.active).toBe(3);
    await gave(after, '2026-11-01');
    expect(await written('2026-10')).toMatchObject({ active: 3, members: 7 });
  });

  it('count services alone', async () => {
    const [one = 0, other = 0] = await grown(12);
    for (const kind of ['gift', 'share', 'opening', 'settlement'] as const) {
      const done = { kind, day: '2026-10-10' };
      await service(portal(), 'bergamo', { giver: one, receiver: other }, done);
    }
    const fund = await fundIn(portal(), 'bergamo');
    await service(portal(), 'bergamo', { giver: one, receiver: fund }, { day: '2026-10-10' });
    await service(portal(), 'bergamo', { giver: fund, receiver: other }, { day: '2026-10-10' });
    expect(await written('2026-10')).toMatchObject({
      ...{ active: 0, newcomersMet: 0, topTenth: null },
    });
    await service(portal(), 'bergamo', { giver: one, receiver: other }, { day: '2026-10-10' });
    expect(await written('2026-10')).toMatchObject({ active: 2, topTenth: 1 });
  });

  it('say of newcomers of three months before who met somebody within thirty days', async () => {
    const [early = 0, late = 0, none = 0] = await grown(3);
    const came = '2026-07-10T10:00:00Z';
    await portal().rows('update membership set decided_at = $2 where person_id = any($1)', [
      [early, late, none],
      came,
    ]);
    const giulia = portal().world.person.giulia;
    await service(portal(), 'bergamo', { giver: early, receiver: giulia }, { day: '2026-08-09' });
    await service(portal(), 'bergamo', { giver: giulia, receiver: late }, { day: '2026-08-10' });
    const newcomers = async (month: string) => {
      const found = await written(month);
      return [found?.newcomers, found?.newcomersMet];
    };
    expect(await newcomers('2026-10')).toEqual([3, 1]);
    expect(await newcomers('2026-09')).toEqual([0, 0]);
    // Who has left since was one.
    await portal().rows(
      `update membership set state = 'ended', ended_at = now() where person_id = $1`,
      [none],
    );
    expect(await newcomers('2026-10')).toEqual([3, 1]);
    // Who was here before and comes back was none.
    await portal().rows(
      `insert into membership (person_id, bank_id, state, requested_at, decided_at)
       values ($1, $2, 'active', $3, $3)`,
      [none, portal().world.bank.bergamo, came],
    );
    expect(await newcomers('2026-10')).toEqual([3, 1]);
  });

  it('have who was brought by an import when they were brought', async () => {
    await grown(0);
    await bringIn(
      portal(),
      await portal().signIn('giulia'),
      'Cognome;Nome;Iscritto il\nAgazzi;Adele;01/05/2020',
    );
    await portal().rows(`update person set created_at = '2026-07-15' where surname = 'Agazzi'`);
    // What an import knows of its rows goes after a month.
    await portal().rows('delete from import');
    expect(await written('2026-10')).toMatchObject({ newcomers: 1, members: 4 });
  });

  it('say how many requests were met here, and how long the first yes took in the middle', async () => {
    await grown(12);
    const { marco } = portal().world.person;
    const byAnna = await portal().signIn('anna');
    await byAnna.post('/users/notices', noticeForm(portal(), { kind: 'request' }));
    await portal().rows(`update notice set created_at = '2026-10-05T10:00:00Z'`);
    const columns = `kind, person_id, bank_id, activity_id, title, body, reach, contact, gives_phone,
      gives_email, when_text, place_text, asks_again_on, created_at, created_by, changed_at`;
    const more = (many: number) =>
      portal().rows(
        `insert into notice (${columns}) select ${columns} from notice, generate_series(1, $1)
         where notice.id = (select min(id) from notice)`,
        [many],
      );
    await more(8);
    expect(await written('2026-10')).toMatchObject({ requests: 9 });
    const yes = (nth: number, days: number) =>
      portal().rows(
        `insert into notice_answer (notice_id, person_id, text, gives_phone, gives_email, state,
                                    created_at, decided_at)
         select id, $1, '', false, false, 'accepted', created_at,
                created_at + $3 * interval '1 day'
         from notice order by id offset $2 limit 1`,
        [marco, nth, days],
      );
    await yes(0, 1);
    await yes(1, 2.5);
    await yes(2, 40);
    expect(await written('2026-10')).toMatchObject({ requests: 9, medianDays: null });
    await more(1);
    const outcome = (nth: number, word: string) =>
      portal().rows(
        `update notice set state = 'closed', closed_at = $4, outcome = $2, met_with = $3
         where id = (select id from notice order by id offset $1 limit 1)`,
        [nth, word, word === 'met' ? marco : null, '2026-11-01'],
      );
    await outcome(0, 'met');
    await outcome(1, 'met-elsewhere');
    await outcome(3, 'withdrawn');
    expect(await written('2026-10')).toMatchObject({
      requests: 10,
      requestsMet: 1,
      medianDays: 2.5,
    });
    expect(await written('2026-09')).toMatchObject({ requests: 0, requestsMet: 0 });
  });

  it('say how much the tenth gave who gave most, for ten members and more', async () => {
    const ids = await grown(6);
    const { giulia } = portal().world.person;
    for (const [nth, id] of ids.entries()) {
      const done = { day: '2026-10-10', minutes: nth === 3 ? 300 : 60 };
      await service(portal(), 'bergamo', { giver: id, receiver: giulia }, done);
    }
    expect(await written('2026-10')).toMatchObject({ members: 9, topTenth: null });
    const [more = 0] = await insertMembers(portal(), 'bergamo', 1);
    await portal().rows(
      `update membership set decided_at = '2026-10-31T22:59:00Z' where person_id = $1`,
      [more],
    );
    expect(await written('2026-10')).toMatchObject({ members: 10, topTenth: 0.5 });
    // A moment later it is November in Rome.
    await portal().rows(
      `update membership set decided_at = '2026-10-31T23:00:00Z' where person_id = $1`,
      [more],
    );
    expect(await written('2026-10')).toMatchObject({ members: 9, topTenth: null });
  });

  it('stay as they were but for the last two', async () => {
    const [one = 0, other = 0] = await grown(12);
    await writeMonths(portal().deps);
    await service(portal(), 'bergamo', { giver: one, receiver: other }, { day: '2026-08-20' });
    const active = async (month: string) => (await written(month))?.active;
    expect([await active('2026-10'), await active('2026-09'), await active('2026-08')]).toEqual([
      ...[2, 2, 0],
    ]);
    await portal().rows(`delete from bank_month where month = '2026-08-01'`);
    expect(await active('2026-08')).toBe(2);
  });
});

/** The same figures, counted one by one in memory. */
function recount(world: Awaited<ReturnType<typeof everything>>, month: string) {
  const next = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1));
  const to = dayAfter(next.toISOString().slice(0, 10), -1);
  const from = dayAfter(to, -89);
  const members = world.members.filter((one) => one.from <= to && (one.to === null || one.to > to));
  const done = world.services.filter(({ day }) => day >= from && day <= to);
  const given = members
    .map(({ id }) =>
      done.filter(({ giver }) => giver === id).reduce((sum, { minutes }) => sum + minutes, 0),
    )
    .sort((a, b) => b - a);
  const total = given.reduce((sum, minutes) => sum + minutes, 0);
  const most = given.slice(0, Math.ceil(members.length / 10)).reduce((sum, one) => sum + one, 0);
  const few = members.length < 10 || total === 0;
  return {
    members: members.length,
    active: members.filter(({ id }) =>
      done.some(({ giver, receiver }) => giver === id || receiver === id),
    ).length,
    topTenth: few ? null : Math.round((most / total) * 10_000) / 10_000,
  };
}

async function everything() {
  const members = await portal().rows(
    `select person_id as id, (decided_at at time zone 'Europe/Rome')::date as "from",
            (ended_at at time zone 'Europe/Rome')::date as "to"
     from membership where bank_id = $1 and state in ('active', 'ended')`,
    [portal().world.bank.bergamo],
  );
  const services = await portal().rows(
    `select creditor_id as giver, debtor_id as receiver, minutes, performed_on as day
     from exchange where state = 'confirmed' and kind = 'service'
     and exists (select from transfer where exchange_id = exchange.id)`,
  );
  return { members, services };
}

it('equals a recount from the ledger, in months of chance', async () => {
  const ids = await grown(30);
  let seed = 43;
  const below = (many: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * many);
  };
  const anybody = () => ids[below(ids.length)] ?? 0;
  for (let nth = 0; nth < 120; nth += 1) {
    const [giver, receiver] = [anybody(), anybody()];
    if (giver === receiver) continue;
    const done = {
      day: dayAfter('2026-03-01', below(260)),
      minutes: 30 * (1 + below(6)),
      kind: below(5) === 0 ? ('gift' as const) : ('service' as const),
    };
    await service(portal(), 'bergamo', { giver, receiver }, done);
  }
  for (const id of ids.slice(0, 6)) {
    await portal().rows(
      `update membership set state = 'ended', ended_at = $2 where person_id = $1`,
      [id, `${dayAfter('2026-08-01', below(100))}T12:00:00Z`],
    );
  }
  await writeMonths(portal().deps);
  const { json } = await monthsFor('giulia', '/admin/figures');
  const world = await everything();
  expect(json).toHaveLength(24);
  for (const { month, members, active, topTenth } of json) {
    expect({ month, members, active, topTenth }).toEqual({ month, ...recount(world, month) });
  }
});
