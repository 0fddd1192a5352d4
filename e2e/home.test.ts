/** The home of a member, measured: how high, how many calls, what stands first; and one tap to an answer. */
import type { Page } from '@playwright/test';
import { busy } from './support/busy.ts';
import { dayBack } from './support/day-back.ts';
import { newMember } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';

const MARCO = 'marco.bianchi@example.org';
const GIULIA = 'giulia.rossi@example.org';
const ANNA = 'anna.ferrari@example.org';

/** Of 390 × 844. */
const HIGHEST_PX = { new: 1300, ordinary: 1500, busy: 1900 };
const FIRST_ENTRY_PX = 560;
const CARDS_PX = 72;
/** What a finger meets. */
const TOUCH_PX = 44;
/** Columns end together. */
const RAGGED_PX = 2;

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** The page with all that comes by itself. */
async function wholeHome(page: Page, email: string, password?: string): Promise<void> {
  await enterAs(page, email, '/home', password);
  await expect(part(page, 'Chi cerca te')).toBeVisible();
  await page.waitForFunction(() => !document.querySelector('[data-loading]'));
}

async function heightOf(page: Page): Promise<number> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  test.info().annotations.push({ type: 'home, px', description: String(height) });
  return height;
}

/** A request of Anna for something that Marco offers. @returns its number */
async function requestFor(portal: TestPortal, title: string): Promise<number> {
  const form = { activity: 1, reach: 'bank', contact: 'portal', sure: true };
  const [anna, marco] = [await tokenOf(portal, ANNA), await tokenOf(portal, MARCO)];
  const offer = { ...form, kind: 'offer', title: `Offro: ${title}` };
  await ask(portal, 'POST', '/users/notices', { token: marco, body: offer });
  const request = { ...form, kind: 'request', title, neededBy: dayBack(-5) };
  return (await ask(portal, 'POST', '/users/notices', { token: anna, body: request })).id;
}

test('as high as its promise on a phone, for a new, an ordinary and a busy member @phone', async ({
  page,
  browser,
  portal,
}) => {
  const rosa = await newMember(portal, 'rosa.nuova@example.org', 'Rosa');
  const tina = await busy(portal, 'tina.alta@example.org', 'Tina');
  await wholeHome(page, rosa.email, rosa.password);
  expect(await heightOf(page)).toBeLessThanOrEqual(HIGHEST_PX.new);
  for (const [email, password, most] of [
    [GIULIA, undefined, HIGHEST_PX.ordinary],
    [MARCO, undefined, HIGHEST_PX.busy],
    [tina.email, tina.password, HIGHEST_PX.busy],
  ] as const) {
    const context = await browser.newContext({
      baseURL: portal.url,
      viewport: page.viewportSize(),
      isMobile: true,
      hasTouch: true,
    });
    const other = await context.newPage();
    await wholeHome(other, email, password);
    expect([email, (await heightOf(other)) <= most]).toEqual([email, true]);
    const cards = other.getByRole('list').filter({ hasText: 'Registra uno scambio' });
    expect((await cards.boundingBox())?.height).toBeLessThanOrEqual(CARDS_PX);
    const first = part(other, /^Tocca a te/)
      .getByRole('listitem')
      .first();
    if (await first.isVisible()) {
      expect((await first.boundingBox())?.y).toBeLessThanOrEqual(FIRST_ENTRY_PX);
    }
    await context.close();
  }
});

test('asks for what it shows in three calls, and for each face once', async ({ page }) => {
  const calls: string[] = [];
  const faces: string[][] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/users/faces') faces.push(searchParams.getAll('ids'));
    else if (pathname.startsWith('/api/users/')) calls.push(pathname.replace(/\d+$/, '{id}'));
  });
  await wholeHome(page, MARCO);
  // They are gathered for a moment after the page has been drawn.
  await expect.poll(() => faces.flat().length).toBeGreaterThan(1);
  await page.waitForLoadState('load');
  const own = calls.filter((path) => /(home|todo|\{id\})$/.test(path)).sort();
  expect(own).toEqual(['/api/users/home', '/api/users/todo', '/api/users/{id}']);
  // The reader's own in the header, and at most one call for each of the two answers: they may come apart.
  expect(faces.length).toBeLessThanOrEqual(3);
  const asked = faces.flat();
  expect(new Set(asked).size).toBe(asked.length);
  for (const gone of ['summary', 'outlook', 'counts', 'arrangements']) {
    expect(calls.filter((path) => path.includes(gone))).toEqual([]);
  }
});

test('no figure is said before it is there', async ({ page, portal }) => {
  await requestFor(portal, 'Prima delle cifre');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/users/home', async (route) => {
    await held;
    await route.continue();
  });
  await enterAs(page, MARCO, '/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Ciao Marco' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/^\D*$/);
  release();
  await expect(part(page, 'Chi cerca te').getByRole('listitem')).toHaveCount(2);
  await expect(part(page, 'Il tuo saldo')).toContainText('h');
});

test('Posso io leads straight to the answer, and what was answered leaves the home', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal, isMobile }) => {
  const title = `Un orlo per ${isMobile ? 'il telefono' : 'il tavolo'}`;
  const id = await requestFor(portal, title);
  await wholeHome(page, MARCO);
  const row = part(page, 'Chi cerca te').getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(/Anna Ferrari · entro/);
  const name = await row.getByRole('link', { name: title }).boundingBox();
  expect(name?.height).toBeGreaterThanOrEqual(TOUCH_PX);
  await row.getByRole('link', { name: 'Posso io' }).click();
  await expect(page).toHaveURL(`/board/${id}#answer`);
  const answer = page.locator('#answer');
  await expect(answer).toBeFocused();
  await expect(answer.getByLabel(italian('notices:answerText'))).toBeInViewport();
  await expectNoAxeViolations(page);
  await answer.getByRole('button', { name: 'Posso io' }).click();
  await expect(page.getByText('Anna Ferrari non ha ancora deciso.')).toBeVisible();
  await page.goto('/home');
  await expect(part(page, 'Chi cerca te')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('the next appointment is one row that leads to it, and is nowhere else on the page', async ({
  page,
  portal,
}) => {
  const sara = await newMember(portal, 'sara.agenda@example.org', 'Sara');
  const anna = await tokenOf(portal, ANNA);
  const token = await tokenOf(portal, sara.email, sara.password);
  const plan = {
    with: { partner: sara.id, partnerBank: sara.bankId, iGive: true },
    ...{ activity: 1, title: 'Passaggio al mercato', time: '10:00', minutes: 60 },
  };
  const days = [dayBack(-9), dayBack(-1)];
  for (const [nth, day] of days.entries()) {
    const body = { ...plan, day, place: nth === 1 ? 'davanti al municipio' : '' };
    const { id, sequence } = await ask(portal, 'POST', '/users/arrangements', {
      token: anna,
      body,
    });
    await ask(portal, 'POST', `/users/arrangements/${id}/agree`, { token, body: { sequence } });
  }
  const { notice } = await ask(portal, 'GET', '/users/consent', { token });
  await ask(portal, 'POST', '/users/consent', { token, body: { number: notice.number } });
  const giver = await tokenOf(portal, MARCO);
  const given = await ask(portal, 'POST', '/users/transactions', {
    token: giver,
    body: {
      ...{ bankTo: sara.bankId, userTo: sara.id, activity: 1, dateOfTransaction: dayBack(0) },
      ...{ quantityOfHours: 1, note: 'Il primo' },
    },
  });
  await ask(portal, 'PATCH', `/users/transactions/${given.id}/approve`, { token });
  await wholeHome(page, sara.email, sara.password);
  const row = part(page, 'In agenda').getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('domani 10:00 Passaggio al mercato');
  await expect(row).toContainText('con Anna Ferrari, davanti al municipio');
  await expect(page.getByRole('main').getByText('Passaggio al mercato')).toHaveCount(1);
  await expect(page.getByText(italian('home:nothingWaits'))).toBeVisible();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/appointments\/\d+$/);
  const named = part(page, 'Questo appuntamento').getByRole('listitem');
  await expect(named.filter({ hasText: 'Passaggio al mercato' })).toContainText('domani');
});

test.describe('an appointment that is not the reader’s', () => {
  test.use({ expectedErrors: [/404 GET/] });

  test('is told of in one sentence, above their own', async ({ page }) => {
    await enterAs(page, MARCO, '/appointments/999999');
    await expect(page.getByText(italian('appointments:gone'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('at a desk the two columns end together', async ({ page, portal }) => {
  await requestFor(portal, 'Per due colonne');
  await wholeHome(page, MARCO);
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all(
      [part(page, 'Chi cerca te'), part(page, 'Ultimi scambi')].map((one) => one.boundingBox()),
    );
    const [left, right] = boxes.map((box) => ({
      x: box?.x ?? 0,
      end: (box?.y ?? 0) + (box?.height ?? 0),
    }));
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + width / 3);
    expect(Math.abs((left?.end ?? 0) - (right?.end ?? 0))).toBeLessThanOrEqual(RAGGED_PX);
  }
});
