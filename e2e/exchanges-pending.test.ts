/** What waits for a member: seen at once, decided in one tap, never twice, no matter who is faster. */
import { formatMinutes } from '#contract/hours/hours.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';

const MARCO = 'marco.bianchi@example.org';
const hours = (amount: number) => formatMinutes(amount * 60, 'it');

test('the debtor reads both balances and confirms in one tap (L4)', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const before = await marco.balance();
  await anna.gives(marco, {
    quantityOfHours: 1.5,
    note: 'Torta di mele',
    dateOfTransaction: '2026-01-15',
  });
  await enterAs(page, MARCO, '/confirm-transaction?q=Torta');
  const matter = page.getByRole('table').locator('tbody', { hasText: 'Torta di mele' });
  await expect(matter).toContainText(`Anna Ferrari ti ha dato ${hours(1.5)} il 15 gennaio.`);
  await expect(matter).toContainText(
    `Il tuo saldo passerà da ${hours(before)} a ${hours(before - 1.5)}.`,
  );
  await expectNoAxeViolations(page);
  await matter.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByText('Scambio confermato con successo', { exact: true })).toBeVisible();
  await expect(matter).toContainText(`Confermato: ${hours(1.5)} con Anna Ferrari`);
  await expect(matter.getByRole('button', { name: 'Conferma' })).toHaveCount(0);
  expect(await marco.balance()).toBe(before - 1.5);
});

test('cancelling asks back, defaults to safety and takes a reason (L5)', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const before = await marco.balance();
  await anna.gives(marco, { note: 'Mai successo' });
  await enterAs(page, MARCO, '/confirm-transaction');
  const matter = page.getByRole('table').locator('tbody', { hasText: 'Mai successo' });
  const cancel = matter.getByRole('button', { name: 'Annulla' });

  await cancel.click();
  const question = page.getByRole('alertdialog', { name: italian('exchanges:undo.cancel.title') });
  await expect(question.getByRole('button', { name: 'No, lascialo' })).toBeFocused();
  await expectNoAxeViolations(page);
  await question.press('Escape');
  await expect(question).toBeHidden();
  await expect(cancel).toBeFocused();

  await cancel.click();
  await question.getByLabel(/Perché/).fill('Non c’ero');
  await question.getByRole('button', { name: 'Annulla lo scambio' }).click();
  await expect(page.getByText('Scambio annullato con successo', { exact: true })).toBeVisible();
  await expect(matter).toContainText(`Annullato: ${hours(1)} con Anna Ferrari`);
  await expect(matter.locator('[tabindex="-1"]')).toBeFocused();
  expect(await marco.balance()).toBe(before);
});

test.describe('somebody was faster', () => {
  test.use({ expectedErrors: [/409 PATCH/] });

  test('that is told kindly, and the row says who decided (L3)', async ({ page, portal }) => {
    const { marco, anna } = await marcoAndAnna(portal);
    const before = await marco.balance();
    const given = await anna.gives(marco, { note: 'Già ritirato' });
    await enterAs(page, MARCO, '/confirm-transaction');
    await page.route('**/approve', async (route) => {
      await anna.cancels(given);
      await route.continue();
    });
    const matter = page.getByRole('table').locator('tbody', { hasText: 'Già ritirato' });
    await matter.getByRole('button', { name: 'Conferma' }).click();
    await expect(page.getByText(/Nel frattempo qualcuno aveva già deciso/)).toBeVisible();
    await expect(matter).toContainText('Annullato da Anna Ferrari');
    await expect(matter.getByRole('button')).toHaveCount(0);
    expect(await marco.balance()).toBe(before);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/PATCH .* net::ERR_FAILED/] });

  test('nothing is lost, and the next try counts once', async ({ page, portal }) => {
    const { marco, anna } = await marcoAndAnna(portal);
    const before = await marco.balance();
    await anna.gives(marco, { note: 'Senza rete' });
    await enterAs(page, MARCO, '/confirm-transaction');
    const matter = page.getByRole('table').locator('tbody', { hasText: 'Senza rete' });
    const confirm = matter.getByRole('button', { name: 'Conferma' });

    await page.route('**/approve', (route) => route.abort());
    await confirm.click();
    await expect(
      page.getByText('Errore durante la fase di conferma', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(/Controlla la connessione/)).toBeVisible();
    expect(await marco.balance()).toBe(before);

    await page.unroute('**/approve');
    await confirm.click();
    await expect(page.getByText('Scambio confermato con successo')).toBeVisible();
    expect(await marco.balance()).toBe(before - 1);
  });
});

test('a letter’s link opens its exchange after signing in (L11)', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const given = await anna.gives(marco, { note: 'Dalla lettera' });
  await page.goto(`/confirm-transaction?exchange=${given.id}`);
  await page.locator('input[autocomplete="username"]').fill(MARCO);
  await page.locator('input[autocomplete="current-password"]').fill('Tempo-2019!');
  await page.locator('input[autocomplete="current-password"]').press('Enter');
  const panel = page.getByRole('dialog', { name: `Scambio n. ${given.id}` });
  await expect(panel).toContainText('Dalla lettera');
  await expect(panel).toContainText('Registrato da Anna Ferrari');
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: 'Conferma' }).click();
  await expect(panel).toContainText('Confermato da Marco Bianchi');
  await panel.press('Escape');
  await expect(page).toHaveURL(/\/confirm-transaction$/);
});

test('nonsense in the address does no harm; order stands there, and Back undoes it', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const given = await anna.gives(marco, { note: 'Sempre qui' });
  await enterAs(page, MARCO, '/confirm-transaction?q=Sempre&page=999&sort=%3Cb%3E&exchange=abc');
  await expect(page.getByText('Sempre qui').first()).toBeVisible();
  await expect(page).toHaveURL((url) => !url.searchParams.has('page'));
  await page.goto('/confirm-transaction');
  await page.getByRole('button', { name: 'Ore', exact: true }).click();
  await expect(page).toHaveURL(/sort=quantityOfHours/);
  await page.goBack();
  await expect(page).toHaveURL(/\/confirm-transaction$/);
  await expect(page.getByRole('columnheader', { name: 'Data' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await anna.cancels(given);
});

test('the creditor cannot confirm; a member sees only what waits for them, or looks for a name (L4)', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const mine = await anna.gives(marco, { note: 'Tocca a Marco' });
  const theirs = await marco.gives(anna, { note: 'Tocca ad Anna' });
  const matter = (note: string) => page.getByRole('table').locator('tbody', { hasText: note });
  await enterAs(page, MARCO, '/confirm-transaction');
  await expect(matter('Tocca ad Anna')).toBeVisible();
  await expect(page.locator('th[scope="rowgroup"]')).toHaveText(['Tocca a te', 'Tocca agli altri']);
  const waits = matter('Tocca ad Anna');
  await expect(waits.getByRole('button', { name: 'In attesa' })).toBeDisabled();
  await expect(waits.getByRole('button', { name: 'Conferma' })).toHaveCount(0);
  await expect(waits).toContainText('Quando l’altra persona conferma');
  await page.getByLabel('Chi deve confermare').selectOption('Tocca a me');
  await expect(page).toHaveURL(/side=debtor/);
  await expect(matter('Tocca a Marco')).toBeVisible();
  await expect(matter('Tocca ad Anna')).toHaveCount(0);
  await page.getByLabel('Nome o nota').fill('nessuno così');
  await expect(page.getByText(italian('own-exchanges:nothingFound.title'))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: italian('exchanges:pending.seeAll') }).click();
  await expect(matter('Tocca ad Anna')).toBeVisible();
  await anna.cancels(mine);
  await anna.cancels(theirs);
});
