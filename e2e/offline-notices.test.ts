/**
 * What is decided about notices without a connection waits (specification §2, §20): closing, setting aside and
 * putting back one's own, a no, a yes and taking an answer back stand there with their age and leave once.
 */
import { enterAs, expect, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { kept } from './support/kept-release.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';
import { unique } from './support/unique.ts';
import { card, waitsAndLeaves } from './support/waiting.ts';

const ANNA = 'anna.ferrari@example.org';
const MARCO = 'marco.bianchi@example.org';

/** Anna looks for help. */
async function request(portal: TestPortal, isAnswered: boolean) {
  const [token, his] = await Promise.all([tokenOf(portal, ANNA), tokenOf(portal, MARCO)]);
  const title = unique('Richiesta');
  const form = { kind: 'request', activity: 1, title, reach: 'bank', contact: 'portal' };
  const body = { ...form, sure: true };
  const { id } = await ask(portal, 'POST', '/users/notices', { token, body });
  if (isAnswered) {
    await ask(portal, 'POST', `/users/notices/${id}/answers`, { token: his, body: {} });
  }
  const read = () => ask(portal, 'GET', `/users/notices/${id}`, { token });
  return { id, title, read, token };
}

test.use({ serviceWorkers: 'allow', expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });
test.slow();

test.describe('whom else one could ask is asked for no more', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|409 GET/] });

  test('an own notice is closed, and stands closed with its age', { tag: '@phone' }, async ({
    context,
    page,
    portal,
  }) => {
    const { id, title, read } = await request(portal, false);
    await enterAs(page, ANNA, `/board/${id}`);
    const end = page.getByRole('button', { name: 'Non serve più' });
    await expect(end).toBeVisible();
    await kept(page);
    await context.setOffline(true);
    await end.click();
    await page
      .getByRole('radio', { name: italian('notices:outcomes.met-elsewhere.request') })
      .check();
    await page.getByRole('button', { name: 'Chiudi l’annuncio' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(end).toBeHidden();
    await waitsAndLeaves(page, context, {
      what: `Annuncio chiuso: ${title}`,
      call: 'POST /api/users/notices/…/close',
    });
    expect(await read()).toMatchObject({ state: 'closed', outcome: 'met-elsewhere' });
  });

  test('an own notice is set aside and put back on the board', { tag: '@phone' }, async ({
    context,
    page,
    portal,
  }) => {
    const { id, title, read } = await request(portal, false);
    await enterAs(page, ANNA, `/board/${id}`);
    const aside = page.getByRole('button', { name: 'Sospendi' });
    const more = page.getByText('Altro', { exact: true });
    await expect(more).toBeVisible();
    await expect(aside).toBeHidden();
    await kept(page);
    await context.setOffline(true);
    await more.click();
    await aside.click();
    await waitsAndLeaves(page, context, {
      what: `Sospeso: ${title}`,
      call: 'POST /api/users/notices/…/pause',
    });
    expect((await read()).state).toBe('paused');

    await page.reload();
    const back = page.getByRole('button', { name: 'Rimettilo in bacheca' });
    await expect(back).toBeVisible();
    await context.setOffline(true);
    await back.click();
    await waitsAndLeaves(page, context, {
      what: `Prolungato: ${title}`,
      call: 'POST /api/users/notices/…/renew',
    });
    expect((await read()).state).toBe('open');
  });
});

test('“Non stavolta” and “Sì, va bene” to an answer wait and leave once', {
  tag: '@phone',
}, async ({ context, page, portal }) => {
  const { id, read } = await request(portal, true);
  await enterAs(page, ANNA, `/board/${id}`);
  const no = page.getByRole('button', { name: 'Non stavolta' });
  await expect(no).toBeVisible();
  await kept(page);
  await context.setOffline(true);
  await no.click();
  await expect(card(page)).toContainText('Risposta messa via');
  await page.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(card(page)).toBeHidden();
  await page.getByRole('button', { name: 'Sì, va bene' }).click();
  await expect(page.getByText('parte quando torna la connessione. Allora vedete')).toBeVisible();
  await waitsAndLeaves(page, context, {
    what: 'Sì a Marco',
    call: 'POST /api/users/answers/…/accept',
  });
  expect((await read()).answers).toMatchObject([{ state: 'accepted' }]);
  await expect(page.getByRole('main').getByText('+39 351 555 1516').first()).toBeVisible();
});

test('a yes whose answer was lost leaves again under its key and counts once', {
  tag: '@phone',
}, async ({ context, page, portal }) => {
  const { id, read } = await request(portal, true);
  await enterAs(page, ANNA, `/board/${id}`);
  await kept(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/users/answers/*/accept', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: 'Sì, va bene' }).click();
  await expect(card(page)).toContainText('Sì a Marco');
  expect((await read()).answers).toMatchObject([{ state: 'accepted' }]);
  await context.setOffline(false);
  await expect(page.getByText('Inviato.')).toBeVisible();
  await expect(page.getByText('qualcuno ha già deciso')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('+39 351 555 1516').first()).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('how to reach who was said yes to is not kept on the device', { tag: '@phone' }, async ({
  context,
  page,
  portal,
}) => {
  const { id, title, token, read } = await request(portal, true);
  const answer = (await read()).answers[0]?.id;
  await ask(portal, 'POST', `/users/answers/${answer}/accept`, { token });
  await enterAs(page, ANNA, `/board/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('+39 351 555 1516').first()).toBeVisible();
  await kept(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain(title);
  expect(stored).not.toContain('351 555 1516');
  expect(stored).not.toContain(MARCO);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByText('Marco').first()).toBeVisible();
  await expect(main.getByText('351 555 1516')).toHaveCount(0);
});

test('an answer is taken back', { tag: '@phone' }, async ({ context, page, portal }) => {
  const { id, title, read } = await request(portal, true);
  await enterAs(page, MARCO, `/board/${id}`);
  const back = page.getByRole('button', { name: 'Ritira la risposta' });
  await expect(back).toBeVisible();
  await kept(page);
  await context.setOffline(true);
  await back.click();
  await waitsAndLeaves(page, context, {
    what: `Risposta ritirata: ${title}`,
    call: 'POST /api/users/answers/…/withdraw',
  });
  expect((await read()).answers).toEqual([]);
});
