/** Recording hours given: quick, hard to get wrong, kept while one types, and never twice. */
import type { Page, Request } from '@playwright/test';
import { formatMinutes } from '#contract/hours.ts';
import { expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { beside, type MemberBeside, marcoAndAnna } from './support/member.ts';

const MARCO = 'marco.bianchi@example.org';
const SARA = 'sara.fontana@example.org';
const RECORDED = 'Scambio registrato correttamente';
const FAILED = 'Errore nella fase di registrazione';
const hours = (amount: number) => formatMinutes(amount * 60, 'it');

const debtor = (page: Page) => page.getByRole('combobox', { name: 'Chi ha ricevuto le ore' });
const activity = (page: Page) => page.getByRole('combobox', { name: 'Attività' });
const duration = (page: Page) => page.getByRole('combobox', { name: 'Ore', exact: true });
const register = (page: Page) => page.getByRole('button', { name: 'Registra', exact: true });

/** Everything by keyboard, as somebody does who is used to it. */
async function fillIn(page: Page, { note, time = '1,5' }: { note: string; time?: string }) {
  for (const [field, letters] of [
    [debtor(page), 'ferrari an'],
    [activity(page), 'orto'],
  ] as const) {
    await field.pressSequentially(letters);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await duration(page).fill(time);
  await page.getByLabel('Nota').fill(note);
}

/** The exchanges with that note that wait, whoever asks. */
async function waiting(member: MemberBeside, note: string) {
  return (await member.pending()).filter((exchange) => exchange.note === note);
}

/** The keys the page has sent exchanges with. */
function keysSent(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/users/transactions')) return;
    keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  return keys;
}

test('hours are recorded in a few seconds, and the form is empty again', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const before = await marco.balance();
  await signIn(page, MARCO);
  await page.goto('/new-transaction');
  await expect(register(page)).toBeDisabled();
  await expectNoAxeViolations(page);
  await fillIn(page, { note: 'Vangato l’orto' });
  await expect(page.getByText(/Ferrari Anna ha ricevuto da te/)).toContainText(hours(1.5));
  await expect(
    page.getByText(`il tuo saldo passerà da ${hours(before)} a ${hours(before + 1.5)}`),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await register(page).click();
  await expect(page.getByText(RECORDED, { exact: true })).toBeVisible();
  await expect(debtor(page)).toHaveValue('');
  await expect(page.getByLabel('Nota')).toHaveValue('');
  await expect(register(page)).toBeDisabled();
  const [recorded] = await waiting(anna, 'Vangato l’orto');
  expect(recorded?.quantityOfHours).toBe(1.5);
  expect(await marco.balance()).toBe(before);
});

test('what is missing is said, and each line leads to its field', async ({ page }) => {
  await signIn(page, MARCO);
  await page.goto('/new-transaction');
  await expect(page.getByText('Compila tutti i campi')).toBeVisible();
  await duration(page).fill('2');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Compila tutti i campi');
  await expectNoAxeViolations(page);
  await alert.getByRole('link', { name: 'Scrivi una nota' }).click();
  await expect(page.getByLabel('Nota')).toBeFocused();
  await expect(duration(page)).toHaveValue(hours(2));
});

test('hours are understood as people write them', async ({ page }) => {
  await signIn(page, MARCO);
  await page.goto('/new-transaction');
  for (const typed of ['1.5', '1,5', '1:30', '1 h 30', '90 min']) {
    await duration(page).fill(typed);
    await page.getByLabel('Nota').focus();
    await expect(duration(page)).toHaveValue(hours(1.5));
  }
  for (const typed of ['0,7', '100,5', '0', 'due', '-1']) {
    await duration(page).fill(typed);
    await page.getByLabel('Nota').focus();
    await expect(page.getByText('Le ore vanno da mezz’ora a 100')).toBeVisible();
  }
  await duration(page).fill('');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(200);
  await page.getByRole('option', { name: hours(100) }).click();
  await expect(duration(page)).toHaveValue(hours(100));
  await page.getByRole('button', { name: hours(0.5), exact: true }).click();
  await expect(duration(page)).toHaveValue(hours(0.5));
});

test('neither tomorrow nor May 2019 (L1)', async ({ page }) => {
  await signIn(page, MARCO);
  await page.goto('/new-transaction');
  const day = page.getByLabel('Data');
  await expect(day).toHaveAttribute('min', '2019-06-01');
  await expect(day).toHaveAttribute('max', await day.inputValue());
  await day.fill('2019-05-31');
  await page.getByLabel('Nota').focus();
  await expect(page.getByText('La data non può essere prima del 1° giugno 2019')).toBeVisible();
  await day.fill('2099-01-01');
  await expect(page.getByText('La data non può essere nel futuro')).toBeVisible();
});

test('people are found by any part of their name, never oneself, bank by bank', async ({
  page,
}) => {
  await signIn(page, MARCO);
  await page.goto('/new-transaction');
  await debtor(page).fill('anna ferr');
  await expect(page.getByRole('option', { name: 'Ferrari Anna' })).toBeVisible();
  await debtor(page).fill('bianchi marco');
  await expect(page.getByText('Nessun risultato')).toBeVisible();
  await debtor(page).fill('ferrari');
  await page.getByRole('option', { name: 'Ferrari Anna' }).click();
  await page.getByLabel('Banca', { exact: true }).selectOption('Banca del Tempo di Lecco');
  await expect(debtor(page)).toHaveValue('');
  await debtor(page).fill('fontana');
  await page.getByRole('option', { name: 'Fontana Sara' }).click();
  await expect(debtor(page)).toHaveValue('Fontana Sara');
});

test('somebody of lately is one tap, bank and name together', async ({ page, portal }) => {
  const marco = await beside(portal, MARCO);
  const sara = await beside(portal, SARA);
  const given = await marco.gives(sara, { note: 'Di recente' });
  await signIn(page, MARCO);
  await page.goto('/new-transaction');
  await page.getByRole('button', { name: /Fontana Sara/ }).click();
  await expect(debtor(page)).toHaveValue('Fontana Sara');
  await expect(page.getByLabel('Banca', { exact: true })).toHaveValue(String(sara.bankId));
  await marco.cancels(given);
});

test('two quick clicks record once', async ({ page, portal }) => {
  const { anna } = await marcoAndAnna(portal);
  await signIn(page, MARCO);
  await page.goto('/new-transaction');
  await fillIn(page, { note: 'Doppio colpo' });
  await register(page).dblclick();
  await expect(page.getByText(RECORDED)).toBeVisible();
  expect(await waiting(anna, 'Doppio colpo')).toHaveLength(1);
});

test('two exchanges alike are two when they are meant', async ({ page, portal }) => {
  const { anna } = await marcoAndAnna(portal);
  await signIn(page, MARCO);
  await page.goto('/new-transaction');
  const keys = keysSent(page);
  for (const count of [1, 2]) {
    await fillIn(page, { note: 'Ogni settimana' });
    await register(page).click();
    await expect.poll(() => waiting(anna, 'Ogni settimana')).toHaveLength(count);
    await expect(debtor(page)).toHaveValue('');
  }
  expect(new Set(keys).size).toBe(2);
});

test.describe('the answer is lost on its way', () => {
  test.use({ expectedErrors: [/POST .* net::ERR_FAILED/] });

  test('trying again is the same exchange, also after a reload', async ({ page, portal }) => {
    const { anna } = await marcoAndAnna(portal);
    await signIn(page, MARCO);
    await page.goto('/new-transaction');
    const keys = keysSent(page);
    await fillIn(page, { note: 'Risposta persa' });
    await page.route('**/api/users/transactions', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await register(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(FAILED);
    await expect(alert).toContainText('non verrà registrato due volte');
    await expect(page.getByLabel('Nota')).toHaveValue('Risposta persa');

    await page.unroute('**/api/users/transactions');
    await page.reload();
    await expect(page.getByText('Abbiamo tenuto quello che avevi scritto.')).toBeVisible();
    await expect(debtor(page)).toHaveValue('Ferrari Anna');
    await register(page).click();
    await expect(page.getByText(RECORDED)).toBeVisible();
    expect(await waiting(anna, 'Risposta persa')).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
  });
});

test.describe('the session ends while one writes', () => {
  test.use({ expectedErrors: [/401 POST/] });

  test('after signing in everything is still there', async ({ page, portal }) => {
    const { anna } = await marcoAndAnna(portal);
    await signIn(page, MARCO);
    await page.goto('/new-transaction');
    await fillIn(page, { note: 'Sessione finita' });
    await page.evaluate(() =>
      fetch('/api/logout', {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
      }),
    );
    await register(page).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('input[autocomplete="current-password"]').fill('Tempo-2019!');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/new-transaction');
    await expect(page.getByLabel('Nota')).toHaveValue('Sessione finita');
    await register(page).click();
    await expect(page.getByText(RECORDED)).toBeVisible();
    expect(await waiting(anna, 'Sessione finita')).toHaveLength(1);
  });
});

test('a draft can be thrown away, and is nobody else’s', async ({ page }) => {
  await signIn(page, MARCO);
  await page.goto('/new-transaction');
  await page.getByLabel('Nota').fill('Da buttare');
  await page.reload();
  await page.getByRole('button', { name: 'Ricomincia da capo' }).click();
  await expect(page.getByLabel('Nota')).toHaveValue('');
  await page.getByLabel('Nota').fill('Solo mia');
  await page.evaluate(() => localStorage.clear());
  await signIn(page, SARA);
  await page.goto('/new-transaction');
  await expect(page.getByLabel('Nota')).toHaveValue('');
});

test('an old exchange is repeated today, and nothing else is', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const old = await marco.gives(anna, { quantityOfHours: 2, note: 'Come la volta scorsa' });
  await anna.confirms(old);
  await signIn(page, MARCO);
  await page.goto(`/my-transaction?exchange=${old.id}`);
  await page.getByRole('link', { name: 'Ripeti questo scambio' }).click();
  await expect(debtor(page)).toHaveValue('Ferrari Anna');
  await expect(duration(page)).toHaveValue(hours(2));
  const day = page.getByLabel('Data');
  await expect(day).toHaveValue((await day.getAttribute('max')) ?? '');
  await register(page).click();
  await expect(page.getByText(RECORDED)).toBeVisible();
  await expect(page).toHaveURL(/\/new-transaction$/);
  await expect(page.getByLabel('Nota')).toHaveValue('');
  expect(await waiting(anna, 'Come la volta scorsa')).toHaveLength(1);
});

test.describe('the portal refuses what the page could not know', () => {
  test.use({ expectedErrors: [/400 POST/] });

  test('that stands at its field, and what was typed stays', async ({ page, portal }) => {
    await signIn(page, MARCO);
    await page.goto('/new-transaction');
    await fillIn(page, { note: 'Non più socia' });
    const stranger = await beside(portal, 'lukas.hofer@example.org');
    await page.route('**/api/users/transactions', (route) =>
      route.continue({
        postData: JSON.stringify({ ...route.request().postDataJSON(), userTo: stranger.id }),
      }),
    );
    await register(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toContainText(FAILED);
    await expect(alert).toContainText('Questa persona non fa parte della banca');
    await expect(page.getByLabel('Nota')).toHaveValue('Non più socia');
  });
});

test.describe('the network is gone', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('what was typed stays, and is recorded once it is back', async ({
    context,
    page,
    portal,
  }) => {
    const { anna } = await marcoAndAnna(portal);
    await signIn(page, MARCO);
    await page.goto('/new-transaction');
    await fillIn(page, { note: 'In montagna' });
    await context.setOffline(true);
    await register(page).click();
    await expect(page.getByRole('alert')).toContainText(FAILED);
    await expect(page.getByRole('alert')).toContainText('Controlla la connessione');
    await context.setOffline(false);
    await register(page).click();
    await expect(page.getByText(RECORDED)).toBeVisible();
    expect(await waiting(anna, 'In montagna')).toHaveLength(1);
  });
});
