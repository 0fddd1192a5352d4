/** Law L8, read as people read their account: the numbers of its transfers follow its balance. */
import { expect, it } from 'vitest';
import { portalForStories } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForStories();

const PEOPLE = ['marco', 'anna', 'giulia'] as const satisfies Who[];
const EACH = 40;

/** Accounts whose balance jumps between a transfer and the next one by number. */
const BREAKS = `
  with entry as (
    select id, to_person_id as person, to_bank_id as bank, minutes, to_balance_minutes as after
    from transfer
    union all
    select id, from_person_id, from_bank_id, -minutes, from_balance_minutes from transfer
  )
  select count(*) filter (where after <> before + minutes) as broken, count(*) as followed
  from (
    select *, lag(after, 1, 0) over (partition by person, bank order by id) as before from entry
  ) as walk`;

it('L8: eight actors at once on three accounts leave chains that are whole by number', async () => {
  const { bank, person, activity } = portal().world;
  const callers = await Promise.all(
    PEOPLE.map(async (who) => ({ who, caller: await portal().signIn(who) })),
  );
  const waiting: { id: number; debtor: number }[] = [];
  for (let round = 0; round < EACH; round += 1) {
    await Promise.all(
      callers.map(async ({ who, caller }, at) => {
        const debtor = (at + 1 + (round % 2)) % PEOPLE.length;
        const { json } = await caller.post('/users/transactions', {
          bankTo: bank.bergamo,
          userTo: person[PEOPLE[debtor] ?? who],
          activity,
          dateOfTransaction: TODAY,
          quantityOfHours: 1 + (round % 3),
          note: 'Prova',
        });
        waiting.push({ id: json.id, debtor });
      }),
    );
  }
  const actor = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await callers[next.debtor]?.caller.patch(`/users/transactions/${next.id}/approve`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, actor));

  const { rows } = await portal().deps.database.pool.query(BREAKS);
  expect(rows).toEqual([{ broken: 0, followed: 2 * EACH * PEOPLE.length }]);
});
