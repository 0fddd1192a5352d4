/**
 * The public board (specification §20): what a bank lets everybody read, as data, a page and a feed.
 * That it never names anybody, `notices-model.test.ts` proves for any course of events.
 */
import { expect, it } from 'vitest';
import { PUBLIC_PAGES_PER_HOUR } from '#contract/limits.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

const HOSTILE = 'Torta "buona" & <b>grande</b>';

async function open(value = true) {
  const giulia = await portal().signIn('giulia');
  const set = await giulia.put('/admin/rules/board-public', { value, note: 'Per il sito' });
  expect(set.status).toBe(200);
}

async function post(otherwise: Parameters<typeof noticeForm>[1]) {
  const form = noticeForm(portal(), { reach: 'friends', sure: true, ...otherwise });
  return (await (await portal().signIn('anna')).post('/users/notices', form)).json.id;
}

const pathOf = (form: '' | '.html' | '.rss', bank = portal().world.bank.bergamo) =>
  `/public/banks/${bank}/board${form}` as const;

const read = (form: '' | '.html' | '.rss' = '', headers: Record<string, string> = {}) =>
  portal().visitor().send<{ bank: object; notices: object[] }>('GET', pathOf(form), { headers });

it('is closed until the bank opens it, and when the bank closes it again', async () => {
  const { bank } = portal().world;
  const expectClosed = async () => {
    for (const form of ['', '.html', '.rss'] as const) {
      const { status, headers } = await portal().visitor().get(pathOf(form));
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
  };
  await expectClosed();
  const anna = await portal().signIn('anna');
  expect((await anna.get('/users/notices/counts')).json.isPublic).toBe(false);
  await open();
  expect((await anna.get('/users/notices/counts')).json.isPublic).toBe(true);
  expect((await read()).status).toBe(200);
  for (const id of [bank.lecco, 999_999]) {
    expect((await portal().visitor().get(pathOf('', id))).status).toBe(404);
  }
  await open(false);
  await expectClosed();
});

it('has titles, activities, days and the phone of the bank, requests first', async () => {
  await open();
  await post({ kind: 'offer', title: 'Torte di mele', contact: 'phone' });
  const request = await post({ neededBy: '2026-12-03', body: 'Chiamami allo 035 123456' });
  await post({ title: 'Solo per noi', reach: 'bank' });
  const paused = await post({ title: 'Adesso no' });
  await (await portal().signIn('anna')).post(`/users/notices/${paused}/pause`, null);
  const { json, headers, text } = await read();
  expect(json.bank).toEqual({
    id: portal().world.bank.bergamo,
    name: 'Banca del Tempo di Bergamo',
    phone: expect.any(String),
  });
  expect(json.notices).toMatchObject([
    {
      id: request,
      kind: 'request',
      title: 'Aiuto con lo smartphone',
      postedOn: '2026-11-20',
      neededBy: '2026-12-03',
    },
    { kind: 'offer', title: 'Torte di mele', neededBy: null },
  ]);
  expect(text).not.toMatch(/Ferrari|Anna|035 123456|333/);
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  expect(headers.get('vary')).toContain('accept-language');
});

it('shows the activity in place of a title that names its author', async () => {
  await open();
  await post({ title: 'Aiutate la Ferràri!' });
  await post({ title: 'Annaffiare l’orto', kind: 'offer' });
  const { json } = await read();
  const titles = json.notices.map((notice) => Reflect.get(notice, 'title'));
  expect(titles).toEqual([Reflect.get(json.notices[0] ?? {}, 'activity'), 'Annaffiare l’orto']);
});

it('is a page without scripts, in the language of who reads, and a feed; texts stay texts', async () => {
  await open();
  const id = await post({ title: HOSTILE, kind: 'offer' });
  const escaped = 'Torta &quot;buona&quot; &amp; &lt;b&gt;grande&lt;/b&gt;';
  const page = await read('.html', { 'accept-language': 'de' });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.text).toContain('<html lang="de">');
  expect(page.text).toContain(escaped);
  expect(page.text).not.toMatch(/<script|<b>/);
  const feed = await read('.rss');
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(feed.text).toContain(`<title>Offro: ${escaped}</title>`);
  expect(feed.text).toContain(`/board/${id}</link>`);
  expect(feed.text).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>');
});

it('is read so many times an hour from one network', async () => {
  await open();
  await read();
  await portal().deps.database.pool.query('update rate_counter set hits = $1', [
    PUBLIC_PAGES_PER_HOUR - 1,
  ]);
  expect((await read()).status).toBe(200);
  const refused = await read('.html');
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
});
