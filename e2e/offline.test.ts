/**
 * Without a connection: the application opens, says how old its figures are, and keeps what is recorded
 * until it can be sent, once.
 */
import type { Page } from '@playwright/test';
import { enterAs, expect, signIn, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { kept } from './support/kept-release.ts';
import { marcoAndAnna } from './support/member.ts';
import { fillIn, keysSent, register, waiting } from './support/recording.ts';

const MARCO = 'marco.bianchi@example.org';
const SARA = 'sara.fontana@example.org';
const CUT = /net::ERR_INTERNET_DISCONNECTED/;

/** A page that is loaded while there is none does not always know whose fault that is. */
const strip = (page: Page) =>
  page
    .getByRole('status')
    .getByText(/Sei senza connessione\.|Non riusciamo a raggiungere il portale\./);
const card = (page: Page) => page.getByRole('heading', { name: 'Da inviare' });

/** Records an exchange while there is no connection. */
async function recordOffline(page: Page, note: string): Promise<void> {
  await fillIn(page, { note });
  await page.context().setOffline(true);
  await register(page).click();
  await expect(page.getByText(italian('exchanges:waiting.waiting'))).toBeVisible();
}

test.describe('the connection is gone', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [CUT] });

  test('a reload shows the frame, the last balance with its age and what waits', async ({
    context,
    page,
  }) => {
    await enterAs(page, MARCO, '/home');
    const balance = page.getByRole('region', { name: 'Il tuo saldo' });
    await expect(page.getByRole('button', { name: 'Conferma' }).first()).toBeVisible();
    const before = await balance.textContent();
    await page.goto('/confirm-transaction');
    await expect(page.getByRole('button', { name: 'Conferma' }).first()).toBeVisible();
    await kept(page);

    await context.setOffline(true);
    await page.reload();
    await expect(strip(page)).toContainText(/Aggiornato alle \d\d:\d\d\./);
    await expect(page.getByRole('button', { name: 'Conferma' }).first()).toBeVisible();
    await page.goto('/home');
    await expect.poll(() => balance.textContent()).toBe(before);
    await expect(page.getByRole('button', { name: 'Conferma' }).first()).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Bergamo');

    await context.setOffline(false);
    await expect(strip(page)).toBeHidden();
    await expect(page.getByText('Aggiornato alle')).toBeHidden();
    // What nobody had kept, and could not be read, is read now.
    await expect(page.getByText('Controlla la connessione e riprova')).toHaveCount(0);
  });

  test('nothing is left after signing out, and nothing is shown to the next person', async ({
    page,
  }) => {
    await enterAs(page, MARCO, '/new-transaction');
    await kept(page);
    await recordOffline(page, 'Non per Sara');
    await page.getByRole('button', { name: 'Menu di Marco Bianchi' }).click();
    await page.getByRole('button', { name: 'Esci' }).click();
    const question = page.getByRole('alertdialog', {
      name: italian('connection:unsent.title_one'),
    });
    await question.getByRole('button', { name: 'Resta' }).click();
    await expect(card(page)).toBeVisible();
    await page.getByRole('button', { name: 'Menu di Marco Bianchi' }).click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await question.getByRole('button', { name: 'Esci lo stesso' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const names = await page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(names.filter((name) => name.startsWith('/api'))).toEqual([]);

    await page.context().setOffline(false);
    await signIn(page, SARA);
    await page.goto('/new-transaction');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card(page)).toBeHidden();
  });

  test('somebody else who signs in after a session that ended sees nothing of the first', async ({
    page,
  }) => {
    await enterAs(page, MARCO, '/new-transaction');
    await kept(page);
    await recordOffline(page, 'Nemmeno dopo');
    // As when another tab finds it ended.
    await page.evaluate(() => {
      localStorage.removeItem('token');
      dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    await page.waitForURL((url) => url.pathname === '/');
    await page.context().setOffline(false);
    await signIn(page, SARA);
    await page.goto('/new-transaction');
    await expect(card(page)).toBeHidden();
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).not.toContain('Nemmeno dopo');
  });
});

test.describe('an exchange recorded without a connection', () => {
  test.use({ expectedErrors: [CUT] });

  test('is sent once when it is back, by one of two tabs', async ({ context, page, portal }) => {
    const { anna } = await marcoAndAnna(portal);
    await enterAs(page, MARCO, '/new-transaction');
    const other = await context.newPage();
    await other.goto('/home');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    const keys = [keysSent(page), keysSent(other)];
    await recordOffline(page, 'Dal rifugio');
    await expect(page.getByLabel('Nota')).toHaveValue('');
    await expect(card(other)).toBeVisible();
    for (const sent of keys) sent.length = 0;

    await context.setOffline(false);
    await expect(page.getByText('Registrato.')).toBeVisible();
    await expect(other.getByText('Registrato.')).toBeVisible();
    expect(keys.flat()).toHaveLength(1);
    expect(await waiting(anna, 'Dal rifugio')).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card(page)).toBeHidden();
  });

  test('waits through a reload, and can be thrown away', async ({ page, portal }) => {
    const { anna } = await marcoAndAnna(portal);
    await enterAs(page, MARCO, '/new-transaction');
    await recordOffline(page, 'Mai partito');
    await page.getByRole('button', { name: /^Buttalo via: 1 h 30 a Anna Ferrari/ }).click();
    await expect(card(page)).toBeHidden();
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card(page)).toBeHidden();
    expect(await waiting(anna, 'Mai partito')).toEqual([]);
  });
});

test.describe('the answer is lost when it is sent at last', () => {
  test.use({ expectedErrors: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/] });

  test('it stays one exchange', async ({ context, page, portal }) => {
    const { anna } = await marcoAndAnna(portal);
    await enterAs(page, MARCO, '/new-transaction');
    await recordOffline(page, 'Perso al ritorno');
    const keys = keysSent(page);
    const isLost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await page.route('**/api/users/transactions', async (route) => {
      const request = route.request();
      await fetch(request.url(), {
        method: 'POST',
        headers: await request.allHeaders(),
        body: request.postData(),
      });
      await route.abort();
    });
    await context.setOffline(false);
    await isLost;
    // It may have arrived: there is nothing to throw away any more.
    await expect(page.getByText('Sta partendo…')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Buttalo via/ })).toBeHidden();
    await page.unroute('**/api/users/transactions');
    await page.reload();
    await expect(page.getByText('Registrato.')).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(await waiting(anna, 'Perso al ritorno')).toHaveLength(1);
  });
});

test.describe('the portal refuses it', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|409 POST/] });

  test('it says so and can be thrown away', async ({ context, page }) => {
    await enterAs(page, MARCO, '/new-transaction');
    await recordOffline(page, 'Rifiutato');
    await page.route('**/api/users/transactions', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Used', status: 409, code: 'idempotency-key-reused' },
      }),
    );
    await context.setOffline(false);
    await expect(page.getByText(italian('exchanges:waiting.refused'))).toBeVisible();
    await page.getByRole('button', { name: /^Buttalo via/ }).click();
    await expect(card(page)).toBeHidden();
  });
});

test.describe('a new release is put in place while a page is open', () => {
  test.use({ expectedErrors: [/404 GET \/assets\//] });

  test('the page is loaded again by itself, and what was typed is still there', async ({
    page,
  }) => {
    await enterAs(page, MARCO, '/new-transaction');
    await page.getByLabel('Nota').fill('Prima della versione nuova');
    // What the open page knows is gone; what it asks for after a reload is there.
    await page.route('**/index.html', (route) => route.fulfill({ body: '<!doctype html>' }));
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.getByRole('link', { name: 'Scambi', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /I miei scambi/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Nota')).toHaveValue('Prima della versione nuova');
  });
});

test('the worker and the page are asked for every time, a missing file is missing', async ({
  request,
}) => {
  for (const path of ['/worker.js', '/index.html']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache');
  }
  const gone = await request.get('/assets/home-gone0000.js', { headers: { accept: '*/*' } });
  expect(gone.status()).toBe(404);
});

test('what a phone shows before it keeps the portal is there', async ({ request }) => {
  const manifest = await (await request.get('/portal.webmanifest')).json();
  const pictures: { src: string; type: string; form_factor: string }[] = manifest.screenshots;
  expect(new Set(pictures.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, type } of [...pictures, ...manifest.icons]) {
    const picture = await request.get(src);
    expect(picture.status(), src).toBe(200);
    expect(picture.headers()['content-type'], src).toBe(type);
  }
});
