/** The board at the desk of a bank: for members, about reports, and the letters (specification §20). */
import { afterAll, expect, it } from 'vitest';
import { startMailCatcher } from './support/mail-catcher.ts';
import { noticeForm } from './support/notices.ts';
import { lettersTo } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

it('posts for a member, who is told; the notice says so', async () => {
  const giulia = await portal().signIn('giulia');
  const { anna, sara } = portal().world.person;
  const form = noticeForm(portal(), { title: 'Un passaggio' });
  const { status, json } = await giulia.actingFor(anna).post('/users/notices', form);
  expect([status, json.byDesk, json.who]).toEqual([201, true, 'Anna Ferrari']);
  const [letter] = await lettersTo(portal(), catcher, 'anna');
  expect(letter?.subject).toBe('Un tuo annuncio in bacheca: Un passaggio');
  expect((await giulia.actingFor(sara).post('/users/notices', form)).status).toBe(404);
});

it('reads reports, hides with a sentence that the author reads, and shows again', async () => {
  const anna = await portal().signIn('anna');
  const { json } = await anna.post('/users/notices', noticeForm(portal()));
  const { id } = json;
  const marco = await portal().signIn('marco');
  expect((await anna.post(`/users/notices/${id}/report`, { reason: 'other' })).status).toBe(403);
  for (const reason of ['money', 'business']) {
    expect((await marco.post(`/users/notices/${id}/report`, { reason })).status).toBe(204);
  }
  const giulia = await portal().signIn('giulia');
  const [reported] = (await giulia.get('/admin/notices?reported=true')).json;
  expect(reported?.reports).toMatchObject([{ reason: 'business', by: 'Marco Bianchi' }]);
  expect((await marco.get('/users/notices')).json).toHaveLength(1);
  expect((await giulia.post(`/admin/notices/${id}/hide`, { reason: '' })).status).toBe(400);
  await giulia.post(`/admin/notices/${id}/hide`, { reason: 'È un lavoro pagato' });
  expect((await marco.get(`/users/notices/${id}`)).status).toBe(404);
  expect((await anna.get(`/users/notices/${id}`)).json).toMatchObject({
    ...{ state: 'hidden', hiddenReason: 'È un lavoro pagato' },
  });
  const [letter] = await lettersTo(portal(), catcher, 'anna');
  expect(letter?.subject).toBe('Il tuo annuncio non è più in bacheca: Aiuto con lo smartphone');
  expect(letter?.text).toContain('Perché: È un lavoro pagato');
  await anna.put(`/users/notices/${id}`, noticeForm(portal(), { title: 'Gratis' }));
  expect((await anna.post(`/users/notices/${id}/renew`, null)).json.code).toBe('notice-closed');
  expect((await giulia.post(`/admin/notices/${id}/show`, null)).json).toMatchObject({
    ...{ state: 'open', title: 'Gratis', hiddenReason: null },
  });
  expect((await giulia.get('/admin/notices?reported=true')).json).toEqual([]);
  const paolo = await portal().signIn('paolo');
  expect((await paolo.post(`/admin/notices/${id}/hide`, { reason: 'No' })).status).toBe(404);
});

it('hides a notice also from those whose answer was accepted', async () => {
  const anna = await portal().signIn('anna');
  const { id } = (await anna.post('/users/notices', noticeForm(portal()))).json;
  const marco = await portal().signIn('marco');
  const answered = await marco.post(`/users/notices/${id}/answers`, {});
  await anna.post(`/users/answers/${answered.json.myAnswer?.id ?? 0}/accept`, null);
  expect((await marco.get(`/users/notices/${id}`)).status).toBe(200);
  const giulia = await portal().signIn('giulia');
  await giulia.post(`/admin/notices/${id}/hide`, { reason: 'È un lavoro pagato' });
  expect((await marco.get(`/users/notices/${id}`)).status).toBe(404);
});

it('puts requests first that nobody has met for a week', async () => {
  const anna = await portal().signIn('anna');
  await anna.post('/users/notices', noticeForm(portal(), { title: 'Vecchia' }));
  portal().passMinutes(8 * 24 * 60);
  const giulia = await portal().signIn('giulia');
  const marco = await portal().signIn('marco');
  await marco.post('/users/notices', noticeForm(portal(), { title: 'Nuova' }));
  const { json } = await giulia.get('/admin/notices');
  expect(json.map(({ title, unmetDays }) => [title, unmetDays])).toEqual([
    ['Vecchia', 8],
    ['Nuova', null],
  ]);
  await marco.post(`/users/notices/${json[0]?.id ?? 0}/answers`, {});
  expect((await giulia.get('/admin/notices')).json.map(({ title }) => title)).toEqual([
    'Nuova',
    'Vecchia',
  ]);
});

it.each([
  ['it', 'Marco Bianchi risponde al tuo annuncio: ', 'Anna Ferrari ti ha detto di sì: '],
  ['en', 'Marco Bianchi answers your notice: ', 'Anna Ferrari said yes: '],
  ['de', 'Marco Bianchi antwortet auf deine Anzeige: ', 'Anna Ferrari hat Ja gesagt: '],
])('writes in %s of an answer and of the yes, and of a no to nobody', async (locale, one, two) => {
  await portal().deps.database.pool.query('update person set pref_locale = $1', [locale]);
  const anna = await portal().signIn('anna');
  const { json: request } = await anna.post('/users/notices', noticeForm(portal()));
  const { json: offer } = await anna.post(
    '/users/notices',
    noticeForm(portal(), { kind: 'offer' }),
  );
  const marco = await portal().signIn('marco');
  const answered = await marco.post(`/users/notices/${request.id}/answers`, { text: 'Eccomi' });
  const other = await marco.post(`/users/notices/${offer.id}/answers`, {});
  const letters = await lettersTo(portal(), catcher, 'anna');
  expect(letters).toHaveLength(2);
  const about = letters.find(({ text }) => text.includes('Eccomi'));
  expect(about?.subject).toBe(`${one}Aiuto con lo smartphone`);
  expect(about?.text).not.toContain('333 1234567');
  await anna.post(`/users/answers/${other.json.myAnswer?.id ?? 0}/let-go`, null);
  await anna.post(`/users/answers/${answered.json.myAnswer?.id ?? 0}/accept`, null);
  const told = await lettersTo(portal(), catcher, 'marco');
  expect(told.map(({ subject }) => subject)).toEqual([`${two}Aiuto con lo smartphone`]);
  expect(told[0]?.text).toContain('333 1234567');
  expect(told[0]?.text).toContain('anna@example.org');
});
