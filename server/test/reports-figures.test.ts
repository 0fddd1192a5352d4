/**
 * The figures of the yearly page (specification §50) in years of chance, each counted a second time in memory:
 * hours from the ledger, members from their days, ages from their birthdays.
 */
import { expect, it } from 'vitest';
import type { YearlyReport } from '#contract/banks/reports.ts';
import { dayAfter } from '#contract/time.ts';
import { fundIn } from './support/companions.ts';
import { portalForEachStory } from './support/portal.ts';
import { grow } from './support/report-world.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();
const YEARS = [2024, 2025, 2026];

type World = Awaited<ReturnType<typeof everything>>;

/** All rows, with days of Rome; of the books what is booked and not taken back. */
async function everything() {
  const bank = portal().world.bank.bergamo;
  const members = await portal().rows(
    `select membership.id, person_id, (decided_at at time zone 'Europe/Rome')::date::text as "from",
            (ended_at at time zone 'Europe/Rome')::date::text as "to", sex, birth_date::text as born,
            (created_at at time zone 'Europe/Rome')::date::text as here
     from membership join person on person.id = person_id
     where bank_id = $1 and state in ('active', 'ended') order by membership.id`,
    [bank],
  );
  const booked = await portal().rows(
    `select creditor_id as giver, debtor_id as receiver, creditor_bank_id as giver_bank,
            debtor_bank_id as receiver_bank, performed_on::text as day, exchange.kind, activity.group_id,
            sum(case transfer.kind when 'confirmation' then transfer.minutes else -transfer.minutes end)
              as minutes
     from exchange join transfer on transfer.exchange_id = exchange.id
     left join activity done on done.id = activity_id
     left join activity on activity.id = coalesce(done.successor_id, done.id)
     group by exchange.id, activity.group_id having count(*) = 1`,
  );
  const requests = await portal().rows(
    `select (created_at at time zone 'Europe/Rome')::date::text as day, outcome,
            (select min(extract(epoch from decided_at)) - extract(epoch from notice.created_at)
             from notice_answer where notice_id = notice.id) / 86400 as days
     from notice where bank_id = $1 and kind = 'request'`,
    [bank],
  );
  return { members, booked, requests, bank, fund: await fundIn(portal(), 'bergamo') };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const hours = (rows: readonly { minutes: unknown }[]) =>
  sum(rows.map(({ minutes }) => Number(minutes))) / 60;

function recount({ members, booked, requests, bank, fund }: World, year: number) {
  const [from, to] = [`${year}-01-01`, year === 2026 ? TODAY : `${year}-12-31`];
  const inYear = (day: string) => day >= from && day <= to;
  const evening = (day: string) =>
    members.filter((one) => one.from <= day && (one.to === null || one.to > day));
  const ofBank = booked.filter((row) => row.giver_bank === bank || row.receiver_bank === bank);
  const services = ofBank.filter(({ kind }) => kind === 'service');
  const isCommunity = (row: { giver: number; receiver: number }) =>
    row.giver === fund || row.receiver === fund;
  const has = (id: number, rows: typeof services) =>
    rows.some((row) => !isCommunity(row) && (row.giver === id || row.receiver === id));
  const lately = services.filter(({ day }) => day >= dayAfter(to, -364) && day <= to);
  const end = evening(to);
  const newcomers = members.filter((one) => {
    const came = [one.from, one.here].sort().at(-1) ?? '';
    const isFirst = !members.some(
      (before) => before.person_id === one.person_id && before.id < one.id,
    );
    return isFirst && inYear(one.from) && inYear(came);
  });
  const met = newcomers.filter((one) => {
    const came = [one.from, one.here].sort().at(-1) ?? '';
    return has(
      one.person_id,
      services.filter(({ day }) => day <= dayAfter(came, 30)),
    );
  });
  const posted = requests.filter(({ day }) => inYear(day));
  const waited = posted.flatMap(({ days }) => (days === null ? [] : [Number(days)]));
  const done = services.filter(({ day }) => inYear(day));
  const across = done.filter((row) => row.giver_bank !== row.receiver_bank);
  const ofFund = ofBank.filter(({ day }) => inYear(day));
  return {
    members: {
      start: evening(dayAfter(from, -1)).length,
      came: members.filter((one) => inYear(one.from)).length,
      went: members.filter((one) => one.to !== null && inYear(one.to)).length,
      ...{ end: end.length, active: end.filter((one) => has(one.person_id, lately)).length },
    },
    ...{ newcomers: newcomers.length, newcomersMet: met.length },
    requests: {
      posted: posted.length,
      met: posted.filter(({ outcome }) => outcome === 'met').length,
      medianDays: posted.length < 10 ? null : medianOf(waited),
    },
    friends: {
      banks: across.length > 0 ? 1 : 0,
      given: hours(across.filter((row) => row.giver_bank === bank)),
      received: hours(across.filter((row) => row.receiver_bank === bank)),
    },
    fund: {
      cameIn: hours(ofFund.filter((row) => row.giver === fund)),
      wentOut: hours(ofFund.filter((row) => row.receiver === fund)),
    },
    groups: [...Map.groupBy(done, (row) => row.group_id)]
      .map(([id, rows]) => ({
        id,
        betweenPeople: countOf(rows.filter((row) => !isCommunity(row))),
        forCommunity: countOf(rows.filter(isCommunity)),
      }))
      .sort((one, other) => one.id - other.id),
    people: end.map(({ sex, born }) => ({ sex, born })),
    to,
  };
}

const countOf = (rows: readonly { minutes: unknown }[]) => ({
  exchanges: rows.length,
  hours: hours(rows),
});

function medianOf(numbers: readonly number[]): number | null {
  const [low, high] = [Math.floor, Math.ceil].map(
    (round) => [...numbers].sort((a, b) => a - b)[round((numbers.length - 1) / 2)],
  );
  if (low === undefined || high === undefined) return null;
  return Math.round(((low + high) / 2) * 10) / 10;
}

/** Birthdays had by that day. */
const ageOn = (born: string, day: string) =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);

const bandOf = (born: string | null, day: string) =>
  born === null ? null : [75, 60, 45, 30, 0].find((least) => ageOn(born, day) >= least);

/** What is told is right, what is not told is small or covers what is small, and nobody is missing. */
function expectPeople(
  told: YearlyReport['ages'] | YearlyReport['sexes'],
  keys: readonly unknown[],
): void {
  const many = Map.groupBy(keys, (key) => key);
  if (told.length === 0) return;
  expect(new Set(told.map(({ key }) => key))).toEqual(new Set(many.keys()));
  for (const { key, people } of told) {
    if (people !== null) expect([people, people >= 5]).toEqual([many.get(key)?.length, true]);
  }
  const hidden = told.filter(({ people }) => people === null);
  const covered = sum(hidden.map(({ key }) => many.get(key)?.length ?? 0));
  if (hidden.length > 0) expect([hidden.length >= 2, covered >= 5]).toEqual([true, true]);
}

it.each([1, 2, 3, 4, 5, 6])('are those of a recount (world %i)', async (seed) => {
  await grow(portal(), seed);
  const world = await everything();
  const giulia = await portal().signIn('giulia');
  for (const year of YEARS) {
    const { json } = await giulia.get(`/admin/reports/${year}`);
    const { people, to, ...figures } = recount(world, year);
    const groups = json.groups
      .map(({ name: _, ...group }) => group)
      .sort((one, other) => one.id - other.id);
    const { members, newcomers, newcomersMet, requests, friends, fund } = json;
    const told = { members, newcomers, newcomersMet, requests, friends, fund, groups };
    expect(told, `${year}`).toEqual(figures);
    expect(members.start + members.came - members.went).toBe(members.end);
    expectPeople(
      json.ages,
      people.map(({ born }) => bandOf(born, to)),
    );
    expectPeople(
      json.sexes,
      people.map(({ sex }) => sex),
    );
    expect(sum(json.groups.map((one) => one.betweenPeople.exchanges))).toBeGreaterThan(0);
  }
});

it('agree with the bank’s own statistics and its register', async () => {
  await grow(portal(), 7);
  const giulia = await portal().signIn('giulia');
  const { json } = await giulia.get('/admin/reports/2025');
  const period = 'from=2025-01-01&to=2025-12-31';
  const { json: statistics } = await giulia.get(`/admin/statistics?${period}`);
  const all = json.groups.flatMap((group) => [group.betweenPeople, group.forCommunity]);
  expect({
    exchanges: sum(all.map(({ exchanges }) => exchanges)),
    hours: sum(all.map(({ hours: done }) => done)),
  }).toEqual({
    exchanges: sum(statistics.activities.map(({ exchanges }) => exchanges)),
    hours: sum(statistics.activities.map(({ hours: done }) => done)),
  });
  const { json: register } = await giulia.get('/admin/register?on=2025-12-31');
  expect(register.lines.length).toBe(json.members.end);
});
