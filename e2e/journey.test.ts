/**
 * The journey the portal exists for, whole and in Italian: from the first visit to hours that have
 * moved. Its twin: the debtor cancels, and nothing moves.
 */
import type { Browser, Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const PASSWORD = 'Prova-2026!x';
const GIULIA = 'giulia.rossi@example.org';
const CARLA = 'carla.colleoni@example.org';

/** Somebody else at their own device. */
async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'it-IT', reducedMotion: 'reduce' });
  return context.newPage();
}

/** The balance that a member's home shows, in minutes. */
async function balance(page: Page): Promise<number> {
  await page.goto('/home');
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'Il tuo saldo' }),
  });
  await expect(card).toContainText(/\d\sh/);
  const text = (await card.textContent()) ?? '';
  const shown = /([+−])?\D*?(\d+)\sh(?:\s(\d\d))?/.exec(text.replace('Il tuo saldo', ''));
  if (!shown) throw new Error(`no balance in ${text}`);
  const [, sign, hours, minutes = '0'] = shown;
  return (sign === '−' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('link', { name: italian('landing:hero.join') })
    .first()
    .click();
  await page.getByLabel('Quale banca?').fill('berg');
  await page.getByRole('option', { name: 'Banca del Tempo di Bergamo' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email.toUpperCase());
  await page.getByLabel('Ripeti l’email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Ripeti la password').fill(PASSWORD);
  await page.getByLabel('Nome', { exact: true }).fill('Teresa');
  await page.getByLabel('Cognome', { exact: true }).fill('Locatelli');
  await page.getByLabel('Telefono').fill('035 555 0199');
  await page.getByLabel('Giorno').fill('02/03/1955');
  await page.getByLabel('Femmina').check();
  await page.getByRole('button', { name: 'Registrati' }).click();
}

async function recordExchange(page: Page, hours: string, note: string): Promise<void> {
  await page.goto('/new-transaction');
  await page.getByLabel(italian('recording:given.who')).fill('colleoni');
  await page.getByRole('option', { name: 'Colleoni Carla' }).click();
  await page.getByLabel('Attività').fill('comp');
  await page.getByRole('option', { name: 'Compagnia e conversazione' }).click();
  await page.getByRole('combobox', { name: 'Ore', exact: true }).fill(hours);
  await page.getByLabel('Nota').fill(note);
  await page.getByRole('button', { name: 'Registra', exact: true }).dblclick();
  await expect(page.getByText('Scambio registrato correttamente')).toBeVisible();
}

test('from the first visit to hours that have moved', async ({
  page,
  browser,
  baseURL,
  portal,
}) => {
  const email = 'teresa.locatelli@example.org';

  await register(page, email);
  await expect(page.getByText('Registrazione avvenuta correttamente')).toBeVisible();

  const mail = await portal.mails.next({ to: email, subject: 'email' });
  const link = mail.links.find((address) => address.includes('/registration-confirm'));
  if (!link) throw new Error(`no link in ${mail.text}`);
  await page.goto(link);
  await expect(page.getByText('Email confermata')).toBeVisible();
  await page.getByRole('link', { name: 'Entra subito' }).click();
  await page.waitForURL('**/login');

  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/processing-request/);

  const giulia = await elsewhere(browser, baseURL);
  await signIn(giulia, GIULIA);
  await giulia.goto('/bank-members-awaiting?q=locatelli');
  await giulia
    .getByRole('row', { name: /Locatelli/ })
    .getByRole('button', { name: 'Accetta' })
    .click();
  await expect(giulia.getByText(/Locatelli.* ora fa parte della banca/)).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL(/\/home/);
  expect(await balance(page)).toBe(0);

  const carla = await elsewhere(browser, baseURL);
  await signIn(carla, CARLA);
  const before = await balance(carla);
  await recordExchange(page, '1:30', 'Due passi e la spesa');
  await recordExchange(page, '2,5', 'Un equivoco');

  await carla.goto('/confirm-transaction');
  const rowOf = (note: string) => carla.getByRole('rowgroup').filter({ hasText: note });
  await expect(rowOf('Due passi e la spesa')).toHaveCount(1);
  await expect(rowOf('Un equivoco')).toHaveCount(1);
  await rowOf('Due passi e la spesa').getByRole('button', { name: 'Conferma' }).click();
  await expect(carla.getByText('Scambio confermato con successo')).toBeVisible();
  expect(await balance(page)).toBe(90);
  const after = await balance(carla);
  expect(after).toBe(before - 90);

  await carla.goto('/confirm-transaction');
  await rowOf('Un equivoco').getByRole('button', { name: 'Annulla' }).click();
  await carla.getByRole('button', { name: 'Annulla lo scambio' }).click();
  await expect(carla.getByText('Scambio annullato con successo')).toBeVisible();
  expect(await balance(carla)).toBe(after);
  expect(await balance(page)).toBe(90);
});
