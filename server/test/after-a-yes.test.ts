/**
 * What an accepted answer has come to (specification §20, §22): the two of it read its latest day and its hours
 * on the page of the notice; of a day that was called off, and to anybody else, nothing.
 */
import { expect, it } from 'vitest';
import { answeredBy } from './support/answers-with-days.ts';
import { beginErrand, recordBy } from './support/errands.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const as = (who: Who) => portal().signIn(who);

/** What the author, or who answered, reads of the answer. */
async function followed(who: Who, notice: number) {
  const { answers, myAnswer } = (await (await as(who)).get(`/users/notices/${notice}`)).json;
  const { planned, exchangeId } = myAnswer ?? answers[0] ?? {};
  return { planned, exchangeId };
}

it('the day that the yes named stands there, moved with it, and is gone once it is called off', async () => {
  const { anna, marco, notice, accept } = await answeredBy(portal());
  await anna.post(accept, { day: 1, sequence: 0 });
  const [plan] = (await anna.get('/users/arrangements')).json;
  const id = plan?.id ?? 0;
  for (const who of ['anna', 'marco'] as const) {
    expect(await followed(who, notice)).toEqual({
      planned: { id, day: '2026-11-26', time: '10:00', state: 'agreed' },
      exchangeId: null,
    });
  }
  const moved = { day: '2026-11-28', time: '09:00', minutes: 60, place: '', sequence: 0 };
  await marco.put(`/users/arrangements/${id}`, moved);
  expect((await followed('anna', notice)).planned).toMatchObject({
    ...{ id, day: '2026-11-28', time: '09:00', state: 'proposed' },
  });
  await marco.post(`/users/arrangements/${id}/drop`, null);
  expect(await followed('anna', notice)).toEqual({ planned: null, exchangeId: null });
});

it('its hours stand there, by an appointment or without one, until they are cancelled', async () => {
  const { notice, appointment } = await beginErrand(portal());
  const marco = await as('marco');
  const done = await marco.post(`/users/arrangements/${appointment}/done`, {
    quantityOfHours: 1,
  });
  const exchangeId = done.json.exchange?.id;
  for (const who of ['anna', 'marco'] as const) {
    expect(await followed(who, notice)).toMatchObject({ planned: { state: 'done' }, exchangeId });
  }
  await marco.patch(`/users/transactions/${exchangeId ?? 0}/reject`, {});
  expect(await followed('anna', notice)).toMatchObject({
    ...{ planned: { id: appointment, state: 'agreed' }, exchangeId: null },
  });

  const other = await beginErrand(portal(), { day: null, form: { sure: true } });
  const { id } = (await recordBy(portal(), 'received', { notice: other.notice, appointment: null }))
    .json;
  expect(await followed('marco', other.notice)).toEqual({ planned: null, exchangeId: id });
});

it('a third person reads nothing of it, and the desk opens no appointment of others', async () => {
  const { notice, appointment } = await beginErrand(portal(), { form: { reach: 'friends' } });
  await (await as('sara')).post(`/users/notices/${notice}/answers`, {});
  const theirs = (await (await as('sara')).get(`/users/notices/${notice}`)).json;
  expect(theirs.answers).toEqual([]);
  expect(theirs.myAnswer).toMatchObject({ planned: null, exchangeId: null });
  expect(JSON.stringify(theirs)).not.toContain(`"id":${appointment},"day"`);
  expect(await followed('giulia', notice)).toMatchObject({
    planned: { id: null, day: TODAY, state: 'agreed' },
  });
});
