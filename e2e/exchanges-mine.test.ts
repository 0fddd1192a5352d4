/** One's own exchanges: every hour in its place, the balance after each, and what may be undone. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseDuration } from '#contract/hours/durations.ts';
import { formatMinutes } from '#contract/hours/hours.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside, marcoAndAnna } from './support/member.ts';
import { afterPrint, printed, withoutDialog } from './support/printing.ts';

const MARCO = 'marco.bianchi@example.org';
const signed = (amount: number) => formatMinutes(amount * 60, 'it', 'always');

const table = (page: Page) => page.getByRole('table', { name: 'I miei scambi' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

test('the balance stands in the title, and opens into three bars (§9)', async ({
  page,
  portal,
}) => {
  const { marco } = await marcoAndAnna(portal);
  const balance = await marco.balance();
  await enterAs(page, MARCO, '/my-transaction');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('I miei scambi');
  await expect(title).toContainText(signed(balance).replace(/^[+−]/, ''));
  await expect(rows(page)).toHaveCount(10);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Saldo in dettaglio' }).click();
  const dialog = page.getByRole('dialog', { name: italian('own-exchanges:balance.title') });
  const bars = dialog.getByRole('progressbar');
  await expect(bars).toHaveCount(3);
  const [creditor, debtor] = await Promise.all(
    ['Creditore', 'Debitore'].map((name) =>
      dialog.getByRole('progressbar', { name }).getAttribute('aria-valuenow'),
    ),
  );
  expect(Number(creditor) + Number(debtor)).toBeCloseTo(100, 1);
  await expectNoAxeViolations(page);
  await dialog.press('Escape');
  await expect(page.getByRole('button', { name: 'Saldo in dettaglio' })).toBeFocused();
});

test('view, order and page stand in the address, and Back undoes them', async ({ page }) => {
  await enterAs(page, MARCO, '/my-transaction');
  const view = page.getByLabel('Vista');
  await expect(view.getByRole('option', { name: 'Tutti' })).toBeDisabled();
  await view.selectOption('Creditore');
  await expect(page).toHaveURL(/view=creditor/);
  await expect(view.getByRole('option', { name: 'Creditore' })).toBeDisabled();
  await expect(view.getByRole('option', { name: 'Tutti' })).toBeEnabled();
  await expect(rows(page).filter({ hasText: 'ricevute' })).toHaveCount(0);
  await view.selectOption('Debitore');
  await expect(rows(page).first()).toContainText('ricevute');
  await expect(rows(page).filter({ hasText: 'date' })).toHaveCount(0);

  await page.goto('/my-transaction');
  for (const [name, key] of [
    ['Creditore', 'userFromFullName'],
    ['Descrizione', 'description'],
    ['Ore', 'quantityOfHours'],
  ] as const) {
    await table(page).getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`sort=${key}`));
    await expect(page.getByRole('columnheader', { name, exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  }
  await page.goBack();
  await expect(page).toHaveURL(/sort=description/);
  await expect(page.getByText(/^1–10 di \d+$/)).toBeVisible();
  const asked = page.waitForRequest(/users\/transactions\?.*offset=10/);
  await page.getByRole('button', { name: 'Pagina successiva' }).click();
  await asked;
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^11–20 di \d+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^11–20 di \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^1–10 di \d+$/)).toBeVisible();
});

test('names and notes are searched as one types; days filter, and an end before its start is told (§5)', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  await anna.confirms(await marco.gives(anna, { note: 'Caffè con Zoë' }));
  await enterAs(page, MARCO, '/my-transaction');
  await page.getByRole('searchbox', { name: 'Nome o nota' }).pressSequentially('caffe con zoe');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=caffe(\+|%20)con(\+|%20)zoe/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('caffe con zoe');
  await expect(rows(page)).toHaveCount(1);

  await page.goto('/my-transaction');
  await page.getByLabel('Dal', { exact: true }).fill('2019-06-01');
  await page.getByLabel('Al', { exact: true }).fill('2019-06-30');
  await expect(page.getByText(italian('own-exchanges:nothingFound.title'))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Dal', { exact: true }).fill('2020-01-01');
  await expect(page.getByText(italian('errors:fields.order-reversed'))).toBeVisible();
  await page.getByRole('button', { name: 'Azzera i filtri' }).click();
  await expect(page).toHaveURL(/\/my-transaction$/);
  await expect(page.getByLabel('Dal', { exact: true })).toHaveValue('');
  await expect(rows(page)).toHaveCount(10);
});

test('the balance after each line adds up to the one in the title, or is not shown', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const late = await marco.gives(anna, {
    note: 'Confermato tardi',
    dateOfTransaction: '2025-03-01',
  });
  await anna.confirms(late);
  const balance = await marco.balance();
  await enterAs(page, MARCO, '/my-transaction');
  await expect(page.getByRole('columnheader', { name: 'Saldo dopo' })).toBeVisible();
  const after = rows(page).locator('[data-label="Saldo dopo"]');
  await expect(after.first()).toContainText(signed(balance).replace(/^[+−]/, ''));
  const figures = await rows(page).evaluateAll((lines) =>
    lines.map((line) =>
      ['Ore', 'Saldo dopo'].map(
        (label) => line.querySelector(`[data-label="${label}"]`)?.textContent,
      ),
    ),
  );
  const minutesOf = (text: string | null | undefined) => {
    const sign = text?.includes('−') ? -1 : 1;
    return sign * (parseDuration((text ?? '').replace(/^[+−]\S+ /, '')) ?? Number.NaN);
  };
  for (const [index, [hours, saldo]] of figures.entries()) {
    const older = figures[index + 1];
    if (older) expect(minutesOf(saldo)).toBe(minutesOf(older[1]) + minutesOf(hours));
  }
  for (const address of ['?sort=quantityOfHours', '?view=creditor', '?q=Confermato']) {
    await page.goto(`/my-transaction${address}`);
    await expect(rows(page).first()).toBeVisible();
    await expect(after).toHaveCount(0);
  }
});

test('what was just recorded stands first, until it is confirmed', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const given = await marco.gives(anna, { note: 'Appena scritto', quantityOfHours: 0.5 });
  await enterAs(page, MARCO, '/my-transaction?q=Appena+scritto');
  const waiting = page.getByRole('region', { name: /In attesa \(1\)/ });
  await expect(waiting.getByText('Anna Ferrari', { exact: true }).first()).toBeVisible();
  await waiting.getByText('In attesa (1)').click();
  await expect(waiting.getByRole('listitem')).toContainText([
    'Aspetta la conferma di Anna Ferrari',
  ]);
  await expect(waiting).toContainText('30\u00a0min');
  await expect(page.getByText(italian('own-exchanges:nothingFound.title'))).toBeVisible();
  await expectNoAxeViolations(page);
  await waiting.getByRole('button', { name: `Dettagli dello scambio n. ${given.id}` }).click();
  const panel = page.getByRole('dialog', { name: `Scambio n. ${given.id}` });
  await expect(panel).toContainText('Appena scritto');
  await panel.getByRole('button', { name: 'Chiudi' }).click();
  await page.goto('/my-transaction?q=Appena+scritto&view=debtor');
  await expect(page.getByText(italian('own-exchanges:nothingFound.title'))).toBeVisible();
  await expect(page.getByText(italian('own-exchanges:pending.noneFound'))).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await anna.confirms(given);
  await page.goto('/my-transaction?q=Appena+scritto');
  await expect(rows(page)).toHaveCount(1);
  await expect(waiting).toHaveCount(0);
});

test('the giver takes back a confirmed exchange, with a reason (L6)', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const before = await marco.balance();
  const given = await marco.gives(anna, { quantityOfHours: 2, note: 'Sbagliato' });
  await anna.confirms(given);
  await enterAs(page, MARCO, '/my-transaction?q=Sbagliato');
  await page.getByRole('button', { name: `Dettagli dello scambio n. ${given.id}` }).click();
  const panel = page.getByRole('dialog', { name: `Scambio n. ${given.id}` });
  await expect(panel).toContainText('Confermato da Anna Ferrari');
  await expectNoAxeViolations(page);
  await panel.getByText('Altro', { exact: true }).click();
  await panel.getByRole('button', { name: 'Annulla lo scambio' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('passerà da');
  await expect(question.getByRole('button', { name: 'No, lascialo' })).toBeFocused();
  await question.getByLabel(/Perché/).fill('Era un altro giorno');
  await question.getByRole('button', { name: 'Annulla lo scambio' }).click();
  await expect(page.getByText('Scambio annullato con successo')).toBeVisible();
  await expect(panel).toContainText('Annullato dopo la conferma da Marco Bianchi');
  await expect(panel).toContainText('Motivo: Era un altro giorno');
  expect(await marco.balance()).toBe(before);
  await panel.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByText(italian('own-exchanges:nothingFound.title'))).toBeVisible();
  await page.getByLabel('Stato').selectOption('Annullati dopo la conferma');
  await expect(rows(page)).toHaveCount(1);
});

test.describe('no exchange of one’s own to take back', () => {
  test.use({ expectedErrors: [/404 GET/] });

  test('hours received are not, and one of other people is not found (L6)', async ({
    page,
    portal,
  }) => {
    const { marco, anna } = await marcoAndAnna(portal);
    const given = await anna.gives(marco, { note: 'Solo chi dà' });
    await marco.confirms(given);
    await enterAs(page, MARCO, `/my-transaction?exchange=${given.id}`);
    const panel = page.getByRole('dialog', { name: `Scambio n. ${given.id}` });
    await expect(panel).toContainText('Solo chi dà');
    // *Messaggi* stands in sight, and nothing is behind *Altro*.
    await expect(panel.getByRole('link', { name: 'Messaggi' })).toBeVisible();
    await expect(panel.getByText('Altro', { exact: true })).toHaveCount(0);
    await expect(panel.getByRole('button', { name: 'Annulla lo scambio' })).toHaveCount(0);
    await expect(panel.getByRole('link', { name: 'Ripeti questo scambio' })).toHaveCount(0);
    const theirs = await anna.gives(await beside(portal, 'sara.fontana@example.org'));
    await page.goto(`/my-transaction?exchange=${theirs.id}`);
    await expect(page.getByRole('dialog')).toContainText('Non l’abbiamo trovato');
    await page.getByRole('dialog').press('Escape');
    await expect(page).toHaveURL(/\/my-transaction$/);
    await expect(rows(page)).toHaveCount(10);
  });
});

test('taken along as a spreadsheet, filtered as it stands; on paper the whole list, then ten a page', async ({
  page,
}) => {
  await withoutDialog(page);
  await enterAs(page, MARCO, '/my-transaction?view=creditor&page=2');
  const range = (await page.getByText(/^11–\d+ di \d+$/).textContent()) ?? '';
  const total = Number(range.split(' ').at(-1));
  expect(total).toBeGreaterThan(10);
  const asked = page.waitForRequest(/generate-excel/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta' }).click();
  expect(new URL((await asked).url()).searchParams.get('side')).toBe('creditor');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('export.xlsx');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText('File salvato: export.xlsx')).toBeVisible();

  await page.getByRole('button', { name: 'Stampa' }).click();
  await printed(page);
  await expect(rows(page)).toHaveCount(total);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText(/Marco Bianchi · Confermati · Creditore · stampato il/),
  ).toBeVisible();
  await expect(page.getByText(/^Dal .* al .* · date .*, ricevute 0.h$/)).toBeVisible();
  for (const head of ['Data', 'Debitore', 'Ore']) {
    await expect(
      table(page).locator('thead').getByText(head, { exact: true }).first(),
    ).toBeVisible();
  }
  await expect(table(page).locator('thead button:visible')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Stampa' })).toBeHidden();
  await expect(page.getByLabel('Vista')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await afterPrint(page);
  await expect(page.getByText(/^11–/)).toBeVisible();
});
