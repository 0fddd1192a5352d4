/** Whom the board asks for help: in a fair order, and nobody too often (specification §20). */
import { expect, it } from 'vitest';
import { ASKS_A_WEEK, URGENT_ASKS_MAX } from '#contract/limits.ts';
import { confirmed, insertExchange, insertMembers, type Made } from './support/fixture-rows.ts';
import { insertNotice, noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

const ask = (statement: string, values: unknown[]) =>
  portal().deps.database.pool.query(statement, values);

/** Members of Bergamo who offer what the notices of these stories look for. */
async function insertOfferers(count: number): Promise<Made[]> {
  const bankId = portal().world.bank.bergamo;
  const ids = await insertMembers(portal(), 'bergamo', count);
  const people = ids.map((id) => ({ id, bankId }));
  for (const one of people) await insertNotice(portal(), one);
  await ask(`update notice set kind = 'offer' where person_id = any($1)`, [ids]);
  return people;
}

/** They were asked for another request, so many days ago. */
async function insertAsk(person: Made, days: number): Promise<void> {
  const { id } = await insertNotice(portal(), {
    id: portal().world.person.giulia,
    bankId: portal().world.bank.bergamo,
  });
  await ask(
    `insert into notice_ask (notice_id, person_id, state, created_at)
     values ($1, $2, 'not-now', $3::timestamptz - make_interval(days => $4))`,
    [id, person.id, portal().deps.clock.now(), days],
  );
}

async function postAsAnna(otherwise: Parameters<typeof noticeForm>[1] = {}): Promise<number> {
  const anna = await portal().signIn('anna');
  const form = noticeForm(portal(), { sure: true, ...otherwise });
  return (await anna.post('/users/notices', form)).json.id;
}

async function helpersOf(id: number) {
  return (await (await portal().signIn('anna')).get(`/users/notices/${id}/helpers`)).json;
}

it('names first who was asked least, then who has the fewest hours, and shows neither', async () => {
  const [rich, even, poor] = await insertOfferers(3);
  if (!rich || !even || !poor) throw new Error('three people offer it');
  await confirmed(portal(), await insertExchange(portal(), rich, poor));
  const id = await postAsAnna();
  const helpers = await helpersOf(id);
  expect(helpers.map((one) => one.id)).toEqual([poor.id, even.id, rich.id]);
  expect(Object.keys(helpers[0] ?? {})).toEqual(['id', 'who', 'why', 'phone', 'canBeAsked']);
  await insertAsk(poor, 30);
  expect((await helpersOf(id)).map((one) => one.id)).toEqual([even.id, rich.id, poor.id]);
  await insertAsk(even, 100);
  expect((await helpersOf(id)).map((one) => one.id)).toEqual([even.id, rich.id, poor.id]);
});

it('leaves out who was asked often this week, and who does not want to be asked', async () => {
  const [often, closed, left] = await insertOfferers(3);
  if (!often || !closed || !left) throw new Error('three people offer it');
  for (let n = 0; n < ASKS_A_WEEK; n += 1) await insertAsk(often, 1);
  await ask('update person set may_be_asked = false where id = $1', [closed.id]);
  const id = await postAsAnna();
  expect((await helpersOf(id)).map((one) => one.id)).toEqual([left.id]);
  const anna = await portal().signIn('anna');
  const askFor = async ({ id: helper }: Made) => {
    const { status, json } = await anna.post(`/users/notices/${id}/asks`, { people: [helper] });
    return [status, json.code];
  };
  expect(await askFor(often)).toEqual([429, 'asked-too-often']);
  expect(await askFor(closed)).toEqual([400, 'invalid-input']);
  const { rows } = await ask('select person_id from notice_ask where notice_id = $1', [id]);
  expect(rows).toEqual([]);
});

it('asks a few people by itself where it is urgent, not everybody', async () => {
  await insertOfferers(URGENT_ASKS_MAX + 2);
  const id = await postAsAnna({ neededBy: '2026-11-22' });
  const { rows } = await ask('select person_id from notice_ask where notice_id = $1', [id]);
  expect(rows).toHaveLength(URGENT_ASKS_MAX);
});
