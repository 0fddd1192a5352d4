/** A sentence of thanks is reported to the desk as messages are: the desk reads what was handed over alone (specification §47). */
import { expect, it } from 'vitest';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import type { Who } from './support/world.ts';

const portal = portalForEachStory();
const as = (who: Who) => portal().signIn(who);

/** Marco gave Anna an hour, and she confirmed. @returns the id, and the path of its thanks */
async function confirmed() {
  const id = await recordForAnna(portal());
  await (await as('anna')).patch(`/users/transactions/${id}/approve`);
  return { id, path: `/users/transactions/${id}/thanks` } as const;
}

type Path = Awaited<ReturnType<typeof confirmed>>['path'];
const write = async (path: Path, text: string) => (await as('anna')).put(path, { text });
const read = async (path: Path, who: Who) => (await (await as(who)).get(path)).json;

it('hands the sentence to the desk of who got it, once, also without the room of messages', async () => {
  const { id, path } = await confirmed();
  const marco = await as('marco');
  const report = `${path}/report` as const;
  expect((await marco.post(report, { reason: 'offensive' })).status).toBe(404);
  await write(path, 'Sei proprio lento');
  expect((await (await as('anna')).post(report, { reason: 'offensive' })).status).toBe(404);
  await marco.post(report, { reason: 'other' });
  expect((await marco.post(report, { reason: 'offensive', text: 'Non lo voglio' })).status).toBe(
    204,
  );
  expect(await read(path, 'marco')).toMatchObject({ isReported: true });
  expect(await read(path, 'anna')).toMatchObject({ isReported: false });
  const giulia = await as('giulia');
  const [told, ...others] = (await giulia.get('/admin/thread-reports')).json;
  expect(others).toEqual([]);
  expect(told).toMatchObject({
    ...{ reporter: 'Marco Bianchi', reported: 'Anna Ferrari', reason: 'offensive' },
    ...{ text: 'Non lo voglio', thanksFor: id },
    messages: [{ byReporter: false, text: 'Sei proprio lento', isWithdrawn: false }],
  });
  const closed = await giulia.put('/admin/rooms/messages', { isOpen: false });
  expect(closed.status).toBe(204);
  const settle = `/admin/thread-reports/${told?.id ?? 0}/settle` as const;
  expect((await giulia.post(settle, null)).status).toBe(204);
  expect(await read(path, 'marco')).toMatchObject({ isReported: false });
});

it('of messages says that it is about no thanks', async () => {
  const anna = await as('anna');
  const sent = await anna.post('/users/threads', {
    ...{ toPerson: portal().world.person.marco, text: 'Ciao' },
  });
  const marco = await as('marco');
  await marco.post(`/users/threads/${sent.json.threadId}/report`, { reason: 'other' });
  expect((await (await as('giulia')).get('/admin/thread-reports')).json).toMatchObject([
    { thanksFor: null },
  ]);
});
