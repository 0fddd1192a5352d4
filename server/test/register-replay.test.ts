/**
 * The register of any day equals a replay of the memberships (specification §46): a thousand random lives in
 * a bank, told from the beginning once more, event by event.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAfter } from '#contract/time.ts';
import { wallClock } from '#server/platform/local-time.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();
const LIVES = 1000;
const DAYS = 400;
const FIRST = '2025-10-01';
const ZONE = 'Europe/Rome';
const wall = wallClock(ZONE);

/** Minutes after the midnight before the first day, in order: in, out, in again, … */
const life = fc
  .uniqueArray(fc.integer({ min: 0, max: DAYS * 24 * 60 }), { minLength: 1, maxLength: 6 })
  .map((times) => times.sort((one, other) => one - other));

const begin = wall.momentOf({ day: FIRST, time: '00:00' }).getTime();
const momentOf = (minutes: number) => new Date(begin + minutes * 60_000);

/** The nth person's memberships, one after the other. */
function spansOf(times: readonly number[]) {
  return times.flatMap((from, nth) =>
    nth % 2 === 0 ? [{ from: momentOf(from), to: times[nth + 1] }] : [],
  );
}

async function insertLives(lives: readonly number[][]): Promise<number[]> {
  const { pool } = portal().deps.database;
  const { rows } = await pool.query<{ id: number }>(
    `insert into person (name, surname, sex, pref_locale, access, created_at)
     select 'Nome', 'Cognome', 'n', 'it', 'desk', $2 from generate_series(1, $1::integer) returning id`,
    [lives.length, momentOf(0)],
  );
  const ids = rows.map(({ id }) => id);
  const memberships = lives.flatMap((times, nth) =>
    spansOf(times).map(({ from, to }) => ({
      ...{ person: ids[nth], state: to === undefined ? 'active' : 'ended', from },
      to: to === undefined ? null : momentOf(to),
    })),
  );
  await pool.query(
    `insert into membership (person_id, bank_id, state, requested_at, decided_at, ended_at)
     select person, $2, state, "from", "from", "to"
     from jsonb_to_recordset($1) as row (person bigint, state text, "from" timestamptz, "to" timestamptz)`,
    [JSON.stringify(memberships), portal().world.bank.bozen],
  );
  return ids;
}

/** Who is in on each evening, told from the events alone. */
function replayed(lives: readonly number[][], ids: readonly number[]) {
  const events = lives
    .flatMap((times, nth) =>
      times.map((at, turn) => ({ at, id: ids[nth] ?? 0, isIn: turn % 2 === 0 })),
    )
    .sort((one, other) => one.at - other.at);
  const inside = new Set<number>();
  let next = 0;
  return (evening: Date): number[] => {
    for (let event = events[next]; event && momentOf(event.at) < evening; event = events[next]) {
      if (event.isIn) inside.add(event.id);
      else inside.delete(event.id);
      next += 1;
    }
    return [...inside].sort((one, other) => one - other);
  };
}

it('on every day, through both changes of the clock', async () => {
  const lives = fc.sample(life, { numRuns: LIVES, seed: 46 });
  const ids = await insertLives(lives);
  const known = new Set(ids);
  const insideOn = replayed(lives, ids);
  const lukas = await portal().signIn('lukas');
  for (let nth = 0; nth < DAYS; nth += 1) {
    const on = dayAfter(FIRST, nth);
    const evening = wall.momentOf({ day: dayAfter(on, 1), time: '00:00' });
    const expected = insideOn(evening);
    if (nth % 9 !== 0 && nth < DAYS - 3) continue;
    const { json } = await lukas.get(`/admin/register?on=${on}`);
    const told = json.lines.map(({ userId }) => userId).filter((id) => known.has(id));
    expect(
      told.sort((one, other) => one - other),
      on,
    ).toEqual(expected);
  }
});
