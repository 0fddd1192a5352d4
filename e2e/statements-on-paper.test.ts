/** Statements and lists on paper in a new bank: from the last print on, and what is not known yet (specification §12). */
import { dayBack } from './support/day-back.ts';
import { atTheDesk, newBank, registered } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { afterPrint, printed, withoutDialog } from './support/printing.ts';

const written = (day: string) => day.split('-').reverse().join('/');

test('statements run from the day after those that were printed last', async ({ page, portal }) => {
  const founder = await newBank(portal, 'Banca del Tempo di Vailate', 'ada.vailate@example.org');
  const { say } = await atTheDesk(portal, founder.email, founder.password);
  await say('PUT', '/admin/rooms/paper', { isOpen: true });
  await registered(portal, founder, 'Rosa');
  await withoutDialog(page);
  await enterAs(page, founder.email, '/bank-statements', founder.password);
  const [from, to] = [
    page.getByLabel('Dal', { exact: true }),
    page.getByLabel('Al', { exact: true }),
  ];
  const sinceLast = page.getByRole('button', { name: 'Dall’ultima stampa' });
  await expect(from).toBeVisible();
  await expect(sinceLast).toHaveCount(0);
  await from.fill(written(dayBack(40)));
  await to.fill(written(dayBack(3)));
  await page.getByLabel('Anche chi non ha movimenti in questo periodo').check();
  await page.getByRole('button', { name: /^Stampa/ }).click();
  await printed(page);
  await expect(page.locator('article[data-paper]', { hasText: 'Rosa Cremasco' })).toBeAttached();
  await afterPrint(page);
  // The next time it begins there by itself, and comes back to it.
  await page.reload();
  await expect(from).toHaveValue(written(dayBack(2)));
  await expect(to).toHaveValue(written(dayBack(0)));
  await page.getByRole('button', { name: 'Quest’anno' }).click();
  await expect(from).not.toHaveValue(written(dayBack(2)));
  await expectNoAxeViolations(page);
  await sinceLast.click();
  await expect(from).toHaveValue(written(dayBack(2)));
});

test('a bank without a telephone is asked for it before its first print, and lists leave a line for one', async ({
  page,
  portal,
}) => {
  const founder = await newBank(portal, 'Banca del Tempo di Agnadello', 'ada.agna@example.org');
  const { say } = await atTheDesk(portal, founder.email, founder.password);
  await say('PUT', '/admin/rooms/paper', { isOpen: true });
  await registered(portal, founder, 'Rosa');
  await withoutDialog(page);
  await enterAs(page, founder.email, '/bank-statements', founder.password);
  const asked = page.getByText('La banca non ha un telefono');
  await expect(asked).toContainText('ada.agna@example.org');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Aggiungi il telefono' }).click();
  await expect(page).toHaveURL(/\/bank-profile/);
  await page.getByLabel('Telefono').fill('0373 555 014');
  await page.getByRole('button', { name: /^Salva/ }).click();
  await expect(page.getByText(italian('bank-desk:edit.saved'))).toBeVisible();
  await page.goto('/bank-statements');
  await expect(page.getByLabel('Dal', { exact: true })).toBeVisible();
  await expect(asked).toHaveCount(0);
  // Of whom no telephone is known there is a line to write it on.
  await page.goto('/bank-members');
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elenco telefonico' }).click();
  await page.emulateMedia({ media: 'print' });
  const row = page.locator('[data-paper]').getByRole('row', { name: /Cremasco Rosa/ });
  const cell = row.getByRole('cell').last();
  await expect(cell).toHaveText('');
  const line = await cell.locator('span').boundingBox();
  expect(line?.width).toBeGreaterThan(100);
  expect(
    await cell.locator('span').evaluate((span) => getComputedStyle(span).borderBottomStyle),
  ).not.toBe('none');
});
