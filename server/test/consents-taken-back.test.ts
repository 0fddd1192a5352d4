/** A signed sheet of the privacy notice that was noted by mistake is taken back (specification §36). */
import { expect, it } from 'vitest';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const idOf = (who: Who) => portal().world.person[who];
/** Maria signed a form before there was a notice. */
async function maria(): Promise<number> {
  const giulia = await portal().signIn('giulia');
  const form = { name: 'Maria', surname: 'Verdi', prefLocale: 'it', paperSigned: true } as const;
  const signed = { ...form, signedOn: '2026-11-01' };
  return (await giulia.post('/admin/banks/users', signed)).json.id;
}

it('takes back a sheet noted by mistake, once, and the person is asked again', async () => {
  const id = await maria();
  const giulia = await portal().signIn('giulia');
  const note = () =>
    giulia.post(`/admin/consents/${id}`, { number: 1, paperSigned: true, signedOn: TODAY });
  const takeBack = (number = 1, reason = 'Era di un’altra Maria') =>
    giulia.post(`/admin/consents/${id}/take-back`, { number, reason });
  expect(refusalOf(await takeBack())).toEqual([409, 'already-decided']);
  await note();
  expect((await takeBack(1, '  ')).json).toMatchObject({
    errors: [{ path: 'reason', code: 'required' }],
  });
  expect(refusalOf(await takeBack(2))).toEqual([409, 'already-decided']);
  const taken = await Promise.all([takeBack(), takeBack()]);
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const figures = await giulia.get('/admin/consents/figures');
  expect(figures.json).toMatchObject({ withoutLogin: 1 });
  expect((await giulia.get('/admin/consents?q=Verdi')).json).toMatchObject([
    { id, isAsked: true, agreed: null },
  ]);
  const entries = await portal().rows(
    `select actor_id, person_id, detail from audit where action = 'consent-taken-back'`,
  );
  const detail = { number: 1, signedOn: TODAY, reason: 'Era di un’altra Maria' };
  expect(entries).toEqual([{ actor_id: idOf('giulia'), person_id: id, detail }]);
  expect((await note()).json).toMatchObject({ isAsked: false });
});

it('takes back nothing that a person did themselves, and nothing of another bank', async () => {
  const id = await maria();
  const anna = await portal().signIn('anna');
  await anna.post('/users/consent', { number: 1 });
  const mistake = { number: 1, reason: 'Per errore' };
  const giulia = await portal().signIn('giulia');
  const ofAnna = await giulia.post(`/admin/consents/${idOf('anna')}/take-back`, mistake);
  expect(refusalOf(ofAnna)).toEqual([409, 'already-decided']);
  await giulia.post(`/admin/consents/${id}`, { number: 1, paperSigned: true, signedOn: TODAY });
  const paolo = await portal().signIn('paolo');
  expect((await paolo.post(`/admin/consents/${id}/take-back`, mistake)).status).toBe(404);
  expect((await anna.post(`/admin/consents/${id}/take-back`, mistake)).status).toBe(403);
  expect(await portal().rows('select from privacy_consent')).toHaveLength(2);
});
