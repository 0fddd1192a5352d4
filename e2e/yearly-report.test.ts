/** The yearly page (specification §50) as a secretary makes it: read, written, printed on two sheets. */
import type { Page } from '@playwright/test';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';
import type { TestPortal } from './support/portal.ts';
import { printed, withoutDialog } from './support/printing.ts';

const LAST_YEAR = new Date().getFullYear() - 1;

/** The bank has its room open. */
async function openRoom(portal: TestPortal): Promise<void> {
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rooms/association', { isOpen: true });
}

/** Sheets of what is printed now. */
async function sheetsOf(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.emulateMedia({ media: 'screen' });
  return pdf.match(/[/]Type [/]Page\b(?!s)/g)?.length ?? 0;
}

test('a secretary writes the chapters of last year and prints two sheets', async ({
  page,
  portal,
}) => {
  await withoutDialog(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await openRoom(portal);
  await enterAs(page, GIULIA, '/bank-home?lang=it');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Relazione annuale' }).click();
  await expect(main.getByRole('heading', { level: 1, name: /^Relazione annuale/ })).toBeVisible();
  await main.getByLabel('Anno', { exact: true }).selectOption(String(LAST_YEAR));
  await expect(main.getByText(`Situazione al 31/12/${LAST_YEAR}`)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Le persone' })).toBeVisible();
  await expect(main.getByRole('table', { name: /^Ore e scambi/ })).toBeVisible();
  await expectNoAxeViolations(page);

  await main.getByRole('button', { name: 'Le vostre parole' }).click();
  await main.getByLabel(/^Il nostro anno/).fill('Un anno buono.\nAbbiamo aperto il sabato.');
  await main.getByLabel(/^Quanto varrebbe un’ora/).fill('dodici');
  await main.getByRole('button', { name: 'Salva' }).click();
  await expect(main.getByText('Scrivi un importo da 0,01 a 200').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await main.getByLabel(/^Quanto varrebbe un’ora/).fill('');
  // What was typed is there after a reload.
  await page.reload();
  await expect(main.getByLabel(/^Il nostro anno/)).toHaveValue(/Abbiamo aperto il sabato/);
  for (const chapter of [/^Che cosa abbiamo fatto insieme/, /^Con chi/, /^Che cosa faremo/]) {
    await main.getByLabel(chapter).fill('Molte cose, e volentieri. '.repeat(76));
  }
  await main.getByLabel(/^Il nostro anno/).fill('Un anno buono. '.repeat(132));
  await main.getByRole('button', { name: 'Salva' }).click();
  await expect(main.getByRole('heading', { name: 'Che cosa faremo' })).toBeVisible();
  await expect(main.getByText('varrebbe')).toHaveCount(0);

  await main.getByRole('button', { name: 'Stampa' }).click();
  await printed(page);
  const sheet = page.locator('[data-paper]');
  await expect(sheet).toContainText(`Relazione annuale ${LAST_YEAR}`);
  expect(await sheetsOf(page)).toBe(2);
});

test.describe('two at once', () => {
  test.use({ expectedErrors: [/409 PUT/] });
  test('of two who write the same chapter the second chooses', async ({ page, portal }) => {
    await openRoom(portal);
    await enterAs(page, GIULIA, '/bank-year?view=write&lang=it');
    const main = page.getByRole('main');
    await main.getByLabel(/^Il nostro anno/).fill('Le mie parole');
    const { say } = await atTheDesk(portal);
    const year = new Date().getFullYear();
    await say('PUT', `/admin/reports/${year}`, { year: 'Le parole di prima' });
    await main.getByRole('button', { name: 'Salva' }).click();
    await expect(main.getByText('Le parole di prima').first()).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test('thanks stand on the page once both have ticked, on a phone', {
  tag: ['@phone'],
}, async ({ page, portal }) => {
  await openRoom(portal);
  const { marco, anna } = await marcoAndAnna(portal);
  const { id } = await marco.gives(anna, { note: 'Freni della bici' });
  await enterAs(page, 'anna.ferrari@example.org', '/confirm-transaction?q=Freni&lang=it');
  await page.getByRole('main').getByRole('button', { name: 'Conferma' }).first().tap();
  await page.getByRole('button', { name: 'Ringrazia' }).first().tap();
  await page.getByLabel(/^Una frase per/).fill('Grazie, frena che è un piacere');
  await page.getByRole('button', { name: 'Manda' }).tap();
  const tick = page.getByRole('checkbox', { name: italian('thanks:quoting.label') });
  await expect(tick).not.toBeChecked();
  await tick.check();
  await expect(tick).toBeChecked();
  await expectNoAxeViolations(page);
  await enterAs(page, 'marco.bianchi@example.org', `/my-transaction?exchange=${id}`);
  await tick.check();
  await expect(tick).toBeChecked();

  await enterAs(page, GIULIA, '/bank-year');
  await expect(page.getByText('Grazie, frena che è un piacere')).toBeVisible();
  await expectNoAxeViolations(page);
});
