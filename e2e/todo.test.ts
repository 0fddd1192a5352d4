/** *Tocca a te* on a member's home: what waits, in one order, each with its next act, and nothing twice. */
import type { Page } from '@playwright/test';
import { busy } from './support/busy.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';

/** Of 390 × 844: under the balance, above the tabs, with its buttons in sight. */
const FIRST_AT_MOST_PX = 560;
const LINE_PX = 27;

const card = (page: Page) => page.getByRole('region', { name: /^Tocca a te/ });
const items = (page: Page) => card(page).getByRole('listitem');

test('one list under the balance, in its order, and nothing of it stands twice', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal, isMobile }) => {
  const name = isMobile ? 'Tina' : 'Dina';
  const { email, password } = await busy(portal, `${name}.tocca@example.org`.toLowerCase(), name);
  await enterAs(page, email, '/home', password);
  await expect(card(page).getByRole('heading')).toHaveText(/^Tocca a te\s*5$/);
  await expect(items(page)).toHaveCount(3);
  await expect(items(page).nth(0)).toContainText('Anna Ferrari ti ha dato');
  await expect(items(page).nth(0)).toContainText(`Prima per ${name}`);
  await expect(items(page).nth(1)).toContainText(`Seconda per ${name}`);
  await expect(items(page).nth(2)).toContainText(
    `Marco risponde alla tua richiesta «Orlo per ${name}».`,
  );
  await expectNoAxeViolations(page);
  const all = card(page).getByRole('button', { name: 'Vedi tutto (5)' });
  await all.focus();
  await all.press('Enter');
  await expect(all).toHaveCount(0);
  await expect(items(page).nth(3).getByRole('link')).toBeFocused();
  await expect(items(page).nth(3)).toContainText(/Anna ti propone un giorno: .* alle 10:00/);
  await expect(items(page).nth(3)).toContainText(`Un giorno per ${name}`);
  for (const said of [`Prima per ${name}`, `Orlo per ${name}`, `Un giorno per ${name}`]) {
    await expect(page.getByRole('main').getByText(said)).toHaveCount(1);
  }
  await expectNoAxeViolations(page);
  await items(page).nth(3).getByRole('link', { name: 'Guarda' }).click();
  // That very appointment stands first, with its decision.
  await expect(page).toHaveURL(/\/appointments\/\d+$/);
  const first = page
    .getByRole('region', { name: 'Questo appuntamento' })
    .getByRole('listitem')
    .filter({ hasText: `Un giorno per ${name}` });
  await expect(first).toHaveCount(1);
  await expect(first).toContainText(`Un giorno per ${name}`);
  await expect(first.getByRole('button', { name: 'Va bene' })).toBeVisible();
  await expect(page.getByRole('main').getByText(`Un giorno per ${name}`)).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.goBack();
  await items(page).nth(2).getByRole('link', { name: 'Leggi la risposta' }).click();
  await expect(page).toHaveURL(/\/board\/\d+$/);
});

test('a tap confirms, ten seconds take it back, and what was decided leaves with a reload', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal, isMobile }) => {
  const name = isMobile ? 'Zita' : 'Vera';
  const tina = await busy(portal, `${name}.tocca@example.org`.toLowerCase(), name);
  await enterAs(page, tina.email, '/home', tina.password);
  const first = items(page).nth(0);
  const second = items(page).nth(1);
  await expect(first).toContainText('Il tuo saldo passerà da');
  const before = await second.boundingBox();
  await first.getByRole('button', { name: 'Conferma' }).click();
  await expect(first).toContainText('Confermato');
  expect(await second.boundingBox()).toEqual(before);
  await first.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(first.getByRole('button', { name: 'Conferma' })).toBeVisible();
  expect(await tina.pending()).toHaveLength(2);
  await first.getByRole('button', { name: 'Conferma' }).click();
  await expect(first).toContainText('Confermato');
  await page.reload();
  await expect(card(page).getByRole('heading')).toHaveText(/^Tocca a te\s*4$/);
  await expect(items(page).nth(0)).toContainText(`Seconda per ${name}`);
});

test('its first entry is in sight without scrolling, on a phone and on a small one @phone', async ({
  page,
  portal,
}) => {
  const { email, password } = await busy(portal, 'prima.vista@example.org', 'Ada');
  await enterAs(page, email, '/home', password);
  const first = items(page).first().getByText('ti ha dato');
  await expect(first).toBeInViewport();
  const box = await items(page).first().boundingBox();
  test.info().annotations.push({ type: 'first entry, px', description: String(box?.y) });
  expect(box?.y).toBeLessThanOrEqual(FIRST_AT_MOST_PX);
  await page.setViewportSize({ width: 320, height: 568 });
  const tabs = page.getByRole('navigation', { name: 'Menu rapido' });
  await expect(first).toBeInViewport();
  const [words, bar] = [await first.boundingBox(), await tabs.boundingBox()];
  expect((words?.y ?? 0) + LINE_PX).toBeLessThanOrEqual(bar?.y ?? 0);
});
