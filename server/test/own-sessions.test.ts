/** Where one is signed in, ending sessions, and the letter about a new device (specification §24). */
import { expect, it } from 'vitest';
import type { Caller } from './support/caller.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf, NOW, PASSWORD, type Who } from './support/world.ts';

const portal = portalForEachStory();

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';

interface Browser {
  userAgent: string;
  /** What it keeps; filled by signing in. */
  cookie?: string;
}

/** Signs in as a browser does: it says what it is, sends its cookie and keeps the one that comes. */
async function enterWith(browser: Browser, who: Who): Promise<Caller> {
  const headers = {
    'user-agent': browser.userAgent,
    ...(browser.cookie ? { cookie: browser.cookie } : {}),
  };
  const form = { username: emailOf(who), password: PASSWORD };
  const answer = await portal().visitor().form('/login', form, headers);
  expect(answer.status).toBe(200);
  [browser.cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
  return portal().withToken(answer.text);
}

async function lettersAboutDevices(): Promise<unknown[]> {
  const { rows } = await portal().deps.database.pool.query(
    `select payload from outbox where kind = 'signed-in-elsewhere' order by id`,
  );
  return rows.map(({ payload }) => payload);
}

it('lists the sessions that live, in words, the one that asks marked; another comes and goes', async () => {
  const home = await enterWith({ userAgent: FIREFOX }, 'anna');
  portal().passMinutes(30);
  const phone = await enterWith({ userAgent: IPHONE }, 'anna');
  await enterWith({ userAgent: IPHONE }, 'marco');
  const { json, status } = await home.get('/users/sessions');
  expect(status).toBe(200);
  expect(json.map(({ id, ...rest }) => rest)).toEqual([
    {
      browser: 'Safari',
      system: 'iPhone',
      signedInAt: '2026-11-20T10:30:00.000Z',
      usedAt: '2026-11-20T10:30:00.000Z',
      isThis: false,
    },
    {
      browser: 'Firefox',
      system: 'Windows',
      signedInAt: NOW.toISOString(),
      usedAt: NOW.toISOString(),
      isThis: true,
    },
  ]);
  portal().passMinutes(10);
  await home.get('/trefresh');
  expect((await home.get('/users/sessions')).json[0]).toMatchObject({
    isThis: true,
    usedAt: '2026-11-20T10:40:00.000Z',
  });

  const id = json[0]?.id ?? '';
  expect((await home.delete(`/users/sessions/${id}`)).status).toBe(204);
  expect((await phone.get('/trefresh')).status).toBe(401);
  expect((await home.get('/users/sessions')).json).toHaveLength(1);
  expect((await home.delete(`/users/sessions/${id}`)).status).toBe(404);
});

it('nobody ends somebody else’s session, or one of no shape', async () => {
  const [anna, marco] = [await portal().signIn('anna'), await portal().signIn('marco')];
  const id = (await anna.get('/users/sessions')).json[0]?.id;
  const refused = await marco.delete(`/users/sessions/${id}`);
  expect([refused.status, refused.json.code]).toEqual([404, 'not-found']);
  expect((await marco.delete('/users/sessions/all')).status).toBe(400);
  expect((await anna.get('/trefresh')).status).toBe(200);
});

it('ends the others, and leaves this one and other people’s', async () => {
  const here = await portal().signIn('anna');
  const others = [await portal().signIn('anna'), await portal().signIn('anna')];
  const marco = await portal().signIn('marco');
  expect((await here.delete('/users/sessions')).status).toBe(204);
  for (const other of others) expect((await other.get('/trefresh')).status).toBe(401);
  expect((await here.get('/trefresh')).status).toBe(200);
  expect((await marco.get('/trefresh')).status).toBe(200);
});

it('a session that ran out is not listed, and cannot be ended', async () => {
  await portal().signIn('anna');
  portal().passMinutes(60);
  const later = await portal().signIn('anna');
  const [, first] = (await later.get('/users/sessions')).json;
  portal().passMinutes(61);
  expect((await later.get('/users/sessions')).json).toHaveLength(1);
  expect((await later.delete(`/users/sessions/${first?.id}`)).status).toBe(404);
});

it('a new device is told of once, the first of all never; a second person of it is new there', async () => {
  const [own, phone] = [{ userAgent: FIREFOX }, { userAgent: IPHONE }];
  await enterWith(own, 'anna');
  await enterWith(own, 'anna');
  expect(await lettersAboutDevices()).toEqual([]);
  await enterWith(phone, 'anna');
  await enterWith(phone, 'anna');
  const { anna, marco } = portal().world.person;
  const about = { browser: 'Safari', system: 'iPhone', at: NOW.toISOString() };
  expect(await lettersAboutDevices()).toEqual([{ personId: anna, ...about }]);
  await enterWith({ userAgent: FIREFOX }, 'marco');
  await enterWith(phone, 'marco');
  expect(await lettersAboutDevices()).toHaveLength(2);
  expect(await lettersAboutDevices()).toContainEqual({ personId: marco, ...about });
});

it('a wrong password makes no device known; the mark is for the sign-in calls alone', async () => {
  await enterWith({ userAgent: FIREFOX }, 'anna');
  const form = { username: emailOf('anna'), password: 'wrong' };
  const refused = await portal().visitor().form('/login', form);
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null]);
  const answer = await portal()
    .visitor()
    .form('/login', { ...form, password: PASSWORD });
  expect(answer.headers.get('set-cookie')).toMatch(
    /^device=[\w-]{43}; Path=\/api\/login; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
  );
  expect(await lettersAboutDevices()).toHaveLength(1);
});
