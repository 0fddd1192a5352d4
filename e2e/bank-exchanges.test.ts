/** The exchanges of the bank (specification §2, §5, §9): filtered, looked at, taken along, deleted with a reason. */
import type { Page } from '@playwright/test';
import { formatMinutes } from '#contract/hours/hours.ts';
import { dayBack } from './support/day-back.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside, marcoAndAnna } from './support/member.ts';
import type { TestPortal } from './support/portal.ts';
import { printed, withoutDialog } from './support/printing.ts';

const hours = (amount: number) => formatMinutes(amount * 60, 'it');

async function openExchanges(page: Page, query = ''): Promise<void> {
  await enterAs(page, GIULIA, `/bank-transactions${query}`);
}

/** Hours that Anna gave Marco and he has confirmed. */
async function confirmed(portal: TestPortal, note: string, day = dayBack(2)) {
  const { marco, anna } = await marcoAndAnna(portal);
  const what = { note, dateOfTransaction: day, quantityOfHours: 1.5 };
  const exchange = await anna.gives(marco, what);
  await marco.confirms(exchange);
  return { marco, anna, exchange };
}

const tableOf = (page: Page) => page.getByRole('table', { name: 'Scambi della banca' });
const rowOf = (page: Page, note: string) => tableOf(page).getByRole('row', { name: note });
const moreFilters = (page: Page) => page.getByRole('button', { name: /^Altri filtri/ });

test('are those of the last thirty days, ten a page, with a friend’s bank named', async ({
  page,
  portal,
}) => {
  const { say } = await atTheDesk(portal);
  const month = await say('GET', `/admin/transactions?from=${dayBack(30)}&openings=without`);
  await openExchanges(page);
  await expect(page.getByText(`1–${Math.min(10, month.length)} di ${month.length}`)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/bank-transactions?from=&sort=quantityOfHours');
  const all = await say('GET', '/admin/transactions?limit=1000&openings=without');
  await expect(page.getByText(`1–10 di ${all.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Pagina successiva' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page.getByText(`1–10 di ${all.length}`)).toBeVisible();
});

test('more than a thousand are counted so far, gone through page by page, and counted whole when asked', async ({
  page,
  portal,
}) => {
  const { marco } = await marcoAndAnna(portal);
  const { say } = await atTheDesk(portal);
  await portal.oldExchanges(marco.bankId, 1003);
  const query = 'from=2019-07-01&to=2019-07-01&status=cancelled';
  await openExchanges(page, `?${query}`);
  await expect(page.getByText('1–10 di più di 1000')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ultima pagina' })).toBeHidden();
  await expect(page.getByText('Più di 1000 scambi')).toBeVisible();
  await page.getByRole('button', { name: 'Conta tutto' }).click();
  await expect(page.getByText('1003 scambi · 1.003 h in tutto')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Conta tutto' })).toBeHidden();

  await page.goto(`/bank-transactions?${query}&page=100`);
  await expect(page.getByText('991–1000 di più di 1000')).toBeVisible();
  await page.getByRole('button', { name: 'Pagina successiva' }).click();
  await expect(page.getByText('1001–1003 di 1003')).toBeVisible();
  await page.goto(`/bank-transactions?${query}&page=5000`);
  await expect(page).toHaveURL(/page=101/);
  await expect(page.getByText('1001–1003 di 1003')).toBeVisible();
  const sums = await say('GET', `/admin/transactions/summary?${query}&countTo=1000`);
  expect(sums.exchanges).toBe(1001);
});

test('filters live in the address and survive a reload, two changed at one moment as well', async ({
  page,
  portal,
}) => {
  const { anna } = await marcoAndAnna(portal);
  await openExchanges(page, '?from=');
  await moreFilters(page).click();
  await page.getByLabel('Creditore').click();
  await page.getByLabel('Creditore').fill('ferrari an');
  await page.getByRole('option', { name: 'Ferrari Anna' }).click();
  await expect(page).toHaveURL(new RegExp(`userFromIds=${anna.id}`));
  await page.keyboard.press('Escape');
  const creditors = tableOf(page).locator('tbody tr td:nth-child(3)');
  await expect(creditors.first()).toHaveText('Ferrari Anna');
  await page.reload();
  await expect(moreFilters(page)).toHaveText('Altri filtri (1)');
  await expect(moreFilters(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Ferrari Anna').first()).toBeVisible();
  await expect(creditors.first()).toHaveText('Ferrari Anna');

  await page.getByLabel('Dal', { exact: true }).fill(dayBack(3));
  await page.getByLabel('Al', { exact: true }).fill(dayBack(9));
  await expect(page.getByText(italian('errors:fields.order-reversed')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Esporta' })).toBeDisabled();
  await page.getByRole('button', { name: 'Azzera i filtri' }).click();
  await expect(page).toHaveURL('/bank-transactions');
  await expect(page.getByLabel('Dal', { exact: true })).toHaveValue(
    dayBack(30).split('-').reverse().join('/'),
  );

  const days = [dayBack(9), dayBack(3)];
  await page.evaluate((values) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (const [index, field] of document.querySelectorAll('input[type="date"]').entries()) {
      set?.call(field, values[index]);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, days);
  await expect(page).toHaveURL(new RegExp(`from=${days[0]}&to=${days[1]}$`));
});

test.describe('taken along as they are filtered', () => {
  test.use({ expectedErrors: [/generate-excel.* net::ERR_FAILED/] });

  test('fails with a reason while the portal is away, then saves the file', async ({ page }) => {
    await openExchanges(page);
    await page.route('**/admin/generate-excel**', (route) => route.abort());
    await page.getByRole('button', { name: 'Esporta' }).click();
    await expect(page.getByText('Errore durante l’esportazione')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Esporta' })).toBeEnabled();
    await page.unroute('**/admin/generate-excel**');
    const asked = page.waitForRequest('**/admin/generate-excel**');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Esporta' }).click();
    expect(new URL((await asked).url()).searchParams.get('from')).toBe(dayBack(30));
    expect((await download).suggestedFilename()).toBe('export.xlsx');
    await expect(page.getByText('File salvato: export.xlsx')).toBeVisible();
  });
});

test('are found by number, name or note; a period is one press; the sum says what is filtered', async ({
  page,
  portal,
}) => {
  const { exchange } = await confirmed(portal, 'Trovami 100%_');
  await openExchanges(page);
  const search = page.getByRole('searchbox', { name: 'Cerca' });
  await search.fill(`${exchange.id}`);
  await expect(page.getByText(`Uno scambio · ${hours(1.5)}`)).toBeVisible();
  await search.fill('trovami 100%_');
  await expect(rowOf(page, 'Trovami')).toHaveCount(1);
  await search.fill('trovami 100%x');
  await expect(page.getByText('Nessuno scambio trovato')).toBeVisible();
  await page.getByRole('link', { name: italian('bank-exchanges:history.searchAll') }).click();
  await expect(page).toHaveURL(/status=all/);
  await page.getByRole('button', { name: 'Azzera i filtri' }).click();
  await page.getByRole('button', { name: 'Tutti', exact: true }).click();
  await expect(page).toHaveURL(/from=$/);
  await expect(page.getByRole('button', { name: 'Tutti', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const { say } = await atTheDesk(portal);
  const sum = await say('GET', '/admin/transactions/summary?openings=without');
  await expect(
    page.getByText(`${sum.exchanges} scambi · ${hours(sum.hours)} in tutto`),
  ).toBeVisible();
});

test('of one person, on whichever side; their name leads to them, row and number to the exchange', async ({
  page,
  portal,
}) => {
  const { exchange, anna } = await confirmed(portal, 'Da una parte o dall’altra');
  await openExchanges(page, '?q=da+una+parte');
  await moreFilters(page).click();
  await page.getByLabel('Persona', { exact: true }).fill('ferrari an');
  await page.getByLabel('Persona', { exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`personIds=${anna.id}`));
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Uno scambio · ${hours(1.5)}`)).toBeVisible();
  await rowOf(page, 'Da una parte').getByText('Da una parte o dall’altra').click();
  await expect(page).toHaveURL(new RegExp(`exchange=${exchange.id}`));
  const panel = page.getByRole('dialog', { name: `Scambio n. ${exchange.id}` });
  await expect(panel).toContainText('Registrato da Anna Ferrari');
  await expect(panel).toContainText('Confermato da Marco Bianchi');
  await expectNoAxeViolations(page);
  await panel.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: `Dettagli dello scambio n. ${exchange.id}` }).click();
  await expect(panel).toContainText('Registrato da Anna Ferrari');
  await page.goBack();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Ferrari Anna togli' }).click();
  await expect(page).toHaveURL('/bank-transactions?q=da+una+parte');
  await rowOf(page, 'Da una parte').getByRole('link', { name: 'Ferrari Anna' }).click();
  await expect(page).toHaveURL(`/bank-members/${anna.id}`);
});

test('deleting says whose hours go back, takes a reason, and is done once (L6)', async ({
  page,
  portal,
}) => {
  const { marco, anna, exchange } = await confirmed(portal, 'Da eliminare');
  const [before, annas] = [await marco.balance(), await anna.balance()];
  await openExchanges(page, '?q=da+eliminare');
  const remove = rowOf(page, 'Da eliminare').getByRole('button', { name: 'Annulla' });
  await remove.click();
  const question = page.getByRole('alertdialog', {
    name: `Annullare lo scambio n. ${exchange.id}?`,
  });
  await expect(question).toContainText(`Anna Ferrari ha dato ${hours(1.5)} a Marco Bianchi`);
  await expect(question).toContainText(
    `Il saldo di Marco Bianchi passerà da ${hours(before)} a ${hours(before + 1.5)}.`,
  );
  await expect(question.getByRole('button', { name: 'No, lascialo' })).toBeFocused();
  await expectNoAxeViolations(page);
  await question.getByLabel(/Perché/).fill('Registrato per errore');
  await question.getByRole('button', { name: 'Annulla lo scambio' }).dblclick();
  await expect(page.getByText('Scambio annullato')).toBeVisible();
  await expect(rowOf(page, 'Da eliminare')).toHaveCount(0);
  expect(await marco.balance()).toBe(before + 1.5);
  expect(await anna.balance()).toBe(annas - 1.5);

  await moreFilters(page).click();
  await page.getByLabel('Stato').selectOption('reversed');
  await rowOf(page, 'Da eliminare')
    .getByRole('button', { name: /Dettagli/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Motivo: Registrato per errore');
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/DELETE .* net::ERR_FAILED/] });

  test('nothing is deleted, and the reason typed is kept', async ({ page, portal }) => {
    await confirmed(portal, 'Linea caduta');
    await openExchanges(page, '?q=linea+caduta');
    const remove = rowOf(page, 'Linea caduta').getByRole('button', { name: 'Annulla' });
    await remove.click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel(/Perché/).fill('Doppio');
    await page.route('**/admin/transactions/*', (route) => route.abort());
    await question.getByRole('button', { name: 'Annulla lo scambio' }).click();
    await expect(page.getByText(italian('bank-exchanges:remove.failed'))).toBeVisible();
    await remove.click();
    await expect(question.getByLabel(/Perché/)).toHaveValue('Doppio');
  });
});

test('a member’s page is a statement: every line with the balance after it, printed whole', async ({
  page,
  portal,
}) => {
  // Of today, so that it is among the first lines, whatever other stories record.
  await confirmed(portal, 'Sulla sua pagina', dayBack(0));
  const anna = await beside(portal, 'anna.ferrari@example.org');
  await enterAs(page, GIULIA, `/bank-members/${anna.id}`);
  const statement = page.getByRole('table', {
    name: italian('bank-exchanges:member.captions.all'),
  });
  const line = statement.getByRole('row', { name: /Sulla sua pagina/ }).first();
  await expect(line).toBeVisible();
  const balance = page.getByRole('heading', { name: 'Saldo', exact: true }).locator('..');
  const latest = await statement.locator('[data-label="Saldo dopo"]').first().textContent();
  await expect(balance).toContainText(latest ?? 'no balance');
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Ricevuti' }).click();
  await expect(page).toHaveURL(/view=received/);
  await expect(page.getByRole('table', { name: 'Ore ricevute' })).not.toContainText(
    'Sulla sua pagina',
  );
  await page.getByRole('button', { name: 'In attesa' }).click();
  await expect(page).toHaveURL(/view=pending/);
  await expect(page.getByRole('link', { name: 'Registra uno scambio' })).toHaveAttribute(
    'href',
    `/bank-new-transaction?person=${anna.id}`,
  );

  await page.getByRole('button', { name: 'Tutti', exact: true }).click();
  await withoutDialog(page);
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  await printed(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Ferrari' })).toBeVisible();
  await expect(
    page.getByText(/Scambi: Tutti · .* · date .*, ricevute .* · stampato il/),
  ).toBeVisible();
  await expect(page.locator('[data-paper]')).toContainText(
    /Sigillo dei libri del \d\d\/\d\d\/\d{4}: [0-9A-F]{4}(-[0-9A-F]{4}){2}[.]/,
  );
  await expect(page.getByRole('button')).toHaveCount(0);
});
