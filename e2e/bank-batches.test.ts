/** Many exchanges at once at the desk (L10): before, while and after they are registered. */
import type { Page } from '@playwright/test';
import { formatMinutes } from '#contract/hours/hours.ts';
import type { Member } from '#contract/people/members.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { choose, creditor, debtor, fillOccasion, openForm } from './support/desk-form.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';

const BERGAMO = 'Banca del Tempo di Bergamo';
const hours = (amount: number) => formatMinutes(amount * 60, 'it');
const batches = (page: Page) => page.getByRole('region', { name: 'Registrazioni multiple' });
const line = (page: Page, note: string) =>
  batches(page).getByRole('listitem').filter({ hasText: note });

/** Two people who gave Marco an hour each, up to the question. */
async function askForTwo(page: Page, note: string): Promise<void> {
  await openForm(page);
  await page.getByLabel(italian('bank-record:many.from')).check();
  await choose(page, creditor(page), 'Ferrari Anna');
  await choose(page, creditor(page), 'Rota Renato');
  await page.keyboard.press('Escape');
  await choose(page, debtor(page), 'Bianchi Marco');
  await fillOccasion(page, note, '1');
  await page.getByRole('button', { name: 'Registra 2 scambi' }).click();
}

async function answerYes(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Registrare 2 scambi?' });
  await question.getByRole('button', { name: 'Registra 2 scambi' }).click();
  await expect(page.getByText(italian('bank-record:taken'))).toBeVisible();
}

test('many who are chosen: who, how many and the balance before; then a question', async ({
  page,
  portal,
}) => {
  const note = 'Spazzata la piazza';
  const { exchanges } = await atTheDesk(portal);
  const { marco } = await marcoAndAnna(portal);
  const before = await marco.balance();
  await askForTwo(page, note);
  const question = page.getByRole('alertdialog', { name: 'Registrare 2 scambi?' });
  await expect(question).toContainText(
    `2 persone hanno dato ${hours(1)} ciascuna a Marco Bianchi: ${hours(2)} in tutto.`,
  );
  const balance = `Il saldo di Marco Bianchi passerà da ${hours(before)} a ${hours(before - 2)}.`;
  await expect(question).toContainText(balance);
  await expect(question).toContainText('Partono tra un minuto');
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: italian('bank-record:ask.back') }).click();
  await expect(page.getByLabel('Nota')).toHaveValue(note);
  const preview = page.getByText(balance);
  await expect(preview).toBeVisible();
  await page.getByText('Chi sono le 2 persone').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rota Renato' }).last()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Registra 2 scambi' }).click();
  await answerYes(page);
  await expect(page.getByText('ricevi un’email con il riepilogo').first()).toBeVisible();
  await expect(line(page, note)).toContainText(/Parte tra \d+ secondi/);
  expect(await exchanges(encodeURIComponent(note))).toHaveLength(0);
  await expectNoAxeViolations(page);
  await portal.letBatchesStart();
  await expect(line(page, note)).toContainText('2 scambi registrati');
  await portal.mails.next({ to: GIULIA });
  expect(await exchanges(encodeURIComponent(note))).toHaveLength(2);
  expect(await marco.balance()).toBe(before - 2);
});

test('Ferma in the minute before: nothing was ever there', async ({ page, portal }) => {
  const note = 'Ripensata';
  const { exchanges } = await atTheDesk(portal);
  await askForTwo(page, note);
  await answerYes(page);
  await page.getByRole('button', { name: `Ferma ${note}` }).dblclick();
  await expect(line(page, note)).toContainText('Fermata da Rossi Giulia prima di partire');
  await expect(page.getByText('Registrazione fermata: nessuno scambio')).toBeVisible();
  await portal.letBatchesStart();
  await page.reload();
  await expect(line(page, note)).toContainText('nessuno scambio registrato');
  expect(await exchanges(encodeURIComponent(note))).toHaveLength(0);
});

test('afterwards: its exchanges one click away, and all of them taken back at once', async ({
  page,
  portal,
}) => {
  const note = 'Annullata in piazza';
  const { exchanges } = await atTheDesk(portal);
  const { marco } = await marcoAndAnna(portal);
  const before = await marco.balance();
  await askForTwo(page, note);
  await answerYes(page);
  await portal.letBatchesStart();
  await line(page, note).getByRole('link', { name: 'Vedi i 2 scambi' }).click();
  await expect(page).toHaveURL(/bank-transactions\?batch=\d+&from=/);
  await expect(page.getByText('Vedi solo gli scambi di una registrazione')).toBeVisible();
  await expect(
    page
      .getByText(/Rota Renato|Renato Rota/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goBack();
  await page.getByRole('button', { name: `Annulla tutti i 2 ${note}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Annullare tutti i 2 scambi?' });
  await question.getByLabel(/Perché/).fill('La festa non c’è stata');
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Annulla tutti i 2' }).click();
  await expect(line(page, note)).toContainText('2 annullati da Rossi Giulia');
  expect(await marco.balance()).toBe(before);
  const states = (await exchanges(encodeURIComponent(note))).map(({ status }) => status);
  expect(states).toEqual(['reversed', 'reversed']);
  await portal.mails.next({ to: GIULIA, subject: 'Scambi multipli annullati: 2 su 2' });
  await line(page, note).getByRole('link', { name: 'Vedi i 2 scambi' }).click();
  await expect(page).toHaveURL(/status=reversed/);
  await expect(
    page
      .getByText(/Rota Renato|Renato Rota/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('everybody of the bank is one tick, taken in charge at once, and its progress seen (L10)', async ({
  page,
  portal,
}) => {
  const desk = await atTheDesk(portal);
  const members: Member[] = await desk.say('GET', '/admin/banks/1/users');
  const others = members.length - 1;
  await openForm(page);
  await page.getByLabel(italian('bank-record:many.to')).check();
  await choose(page, creditor(page), 'Ferrari Anna');
  await page.getByLabel(`Tutti i soci di ${BERGAMO}`).check();
  await fillOccasion(page, 'Festa di quartiere', '0,5');
  await expect(page.getByText(`a ciascuna di ${others} persone`)).toBeVisible();
  await page.getByText(`Chi sono le ${others} persone`).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bianchi Marco' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ferrari Anna' })).toBeHidden();
  const label = `Registra ${others} scambi`;
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
  await expect(page.getByText(italian('bank-record:taken'))).toBeVisible();
  await enterAs(page, GIULIA, '/bank-home');
  await expect(page.getByRole('button', { name: 'Ferma Festa di quartiere' })).toBeVisible();
  await page.goto('/bank-new-transaction');
  await portal.letBatchesStart();
  await expect(line(page, 'Festa di quartiere')).toContainText(`${others} scambi registrati`, {
    timeout: 60_000,
  });
  const batch = (await desk.batches()).find(({ note }) => note === 'Festa di quartiere');
  expect(batch).toMatchObject({ asked: others, made: others, refused: 0 });
  await portal.mails.next({ to: GIULIA });
});
