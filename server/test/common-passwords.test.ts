/** A password that everybody uses is refused wherever one is chosen, and nowhere else. */
import { expect, it } from 'vitest';
import { portalForStories } from './support/portal.ts';
import { mailedToken } from './support/registration.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const portal = portalForStories();

const COMMON = 'Password-2026!';
const REFUSED = [{ path: 'newPassword', code: 'password-common' }];

it('at changing it', async () => {
  const anna = await portal().signIn('anna');
  const change = (newPassword: string) =>
    anna.post('/user/change-password', { password: PASSWORD, newPassword });
  const refused = await change(COMMON);
  expect([refused.status, refused.json.errors]).toEqual([400, REFUSED]);
  expect((await change('Giardino-mela-7!')).status).toBe(204);
});

it('by the link of a mail, which then still works', async () => {
  const visitor = portal().visitor();
  await visitor.post(`/users/reset-password/${emailOf('greta')}`, undefined);
  const { token, personId } = await mailedToken(portal(), emailOf('greta'), 'reset-password');
  const path = `/users/reset-password?passwordToken=${token}&id=${personId}` as const;
  const refused = await visitor.patch(path, { newPassword: COMMON });
  expect([refused.status, refused.json.errors]).toEqual([400, REFUSED]);
  expect((await visitor.patch(path, { newPassword: 'Giardino-mela-7!' })).status).toBe(204);
});

it.each([
  ['it', /tra le più usate/],
  ['en', /one of the most used/],
  ['de', /zu den häufigsten/],
] as const)('at registering, in words: %s', async (lang, words) => {
  const email = `common-${lang}@example.org`;
  const form = {
    ...{ email, emailConf: email, name: 'Nome', surname: 'Cognome', phone: '333 1234567' },
    ...{ dateOfBirthday: '1958-05-01', sex: 'n' as const, prefLocale: lang },
  };
  const register = (password: string) =>
    portal()
      .visitor()
      .post(`/register?lang=${lang}`, { ...form, password });
  const refused = await register(COMMON);
  expect([refused.status, refused.text]).toEqual([400, expect.stringMatching(words)]);
  expect((await register('Giardino-mela-7!')).status).toBe(201);
});
