/** Cheques on paper at the desk (specification §16): typed, compared, booked; late, unclear, void. */
import type { Page } from '@playwright/test';
import { formatMinutes } from '#contract/hours/hours.ts';
import { showChequeCode } from '#contract/paper/cheque-code.ts';
import { bookletForAnna } from './support/cheques.ts';
import { dayBack } from './support/day-back.ts';
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const hours = (amount: number) => formatMinutes(amount * 60, 'it');
const code = (page: Page) => page.getByLabel('Codice dell’assegno');
const giver = (page: Page) => page.getByLabel(italian('cheques:form.giver'));
const pile = (page: Page) => page.getByRole('region', { name: 'Pila di oggi' });

/** Types one cheque of Marco's with the keyboard alone, up to the field of the day. */
async function typeCheque(page: Page, typed: string, hoursTyped: string): Promise<void> {
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(giver(page)).toBeFocused();
  await page.keyboard.type('bianchi m');
  await expect(page.getByRole('option', { name: /Bianchi Marco/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ore', { exact: true })).toBeFocused();
  await page.keyboard.type(hoursTyped);
  await page.keyboard.press('Enter');
  // What Marco did last stands there already.
  await expect(page.getByLabel('Attività')).toBeFocused();
  await expect(page.getByLabel('Attività')).not.toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Giorno dell’aiuto')).toBeFocused();
}

test('six cheques by the keyboard alone: read, compared with the paper, recorded at once', async ({
  page,
  portal,
}) => {
  const { anna, marco, codes: booklet } = await bookletForAnna(portal);
  const codes = booklet.slice(0, 6);
  const [annas, marcos] = [await anna.balance(), await marco.balance()];
  await enterAs(page, GIULIA, '/bank-cheques');
  await expect(page.getByText('Qui arrivano gli assegni letti.')).toBeVisible();
  await expectNoAxeViolations(page);
  for (const [nth, one] of codes.entries()) {
    await typeCheque(page, nth % 2 === 0 ? showChequeCode(one) : one.toLowerCase(), '1,5');
    if (nth === 0) await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await expect(code(page)).toHaveValue('');
    await expect(code(page)).toBeFocused();
  }
  await expect(pile(page).getByText(`6 assegni · ${hours(9)}`)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Leggi' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Registra tutti' })).toBeFocused();
  await page.keyboard.press('Enter');
  // One after the other, with a bar that says how far they are.
  const done = pile(page).getByText(`6 assegni registrati: ${hours(9)}.`);
  await expect(done).toBeVisible();
  await expect(pile(page).getByRole('listitem')).toHaveCount(0);
  expect(await anna.balance()).toBe(annas - 9);
  expect(await marco.balance()).toBe(marcos + 9);
  await expectNoAxeViolations(page);
});

test('the pile survives a reload; a cheque is put on it once, and each wrong code is explained', async ({
  page,
  portal,
}) => {
  const { codes, books, cheque } = await bookletForAnna(portal);
  const [one = '', used = ''] = codes;
  await books(used, dayBack(0));
  await enterAs(page, GIULIA, '/bank-cheques');
  await typeCheque(page, one, '2');
  await page.keyboard.press('Enter');
  await expect(pile(page).getByText(`Un assegno · ${hours(2)}`)).toBeVisible();
  await page.reload();
  await expect(pile(page).getByText(`Un assegno · ${hours(2)}`)).toBeVisible();

  const tries = [
    ['', italian('cheques:code.missing')],
    [one.slice(0, -1), 'Questo codice non torna'],
    [`${one[1]}${one[0]}${one.slice(2)}`, one[0] === one[1] ? 'nella pila' : 'non torna'],
    [one, italian('cheques:code.inPile')],
    [used, `: ${hours(1)} a Marco Bianchi.`],
  ] as const;
  for (const [typed, words] of tries) {
    await code(page).fill(typed);
    await code(page).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(code(page)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Togli' }).click();
  await expect(page.getByText('Qui arrivano gli assegni letti.')).toBeVisible();
  expect((await cheque(one)).state).toBe('blank');
});

test('the day of the last cheque stands in the next: a pile is of one day', async ({
  page,
  portal,
}) => {
  const { codes } = await bookletForAnna(portal);
  const [first = '', second = ''] = codes;
  const day = page.getByLabel('Giorno dell’aiuto');
  const written = dayBack(9).split('-').reverse().join('/');
  await enterAs(page, GIULIA, '/bank-cheques');
  await typeCheque(page, first, '1');
  await expect(day).toHaveValue(dayBack(0).split('-').reverse().join('/'));
  await day.fill(written);
  await day.press('Enter');
  await expect(pile(page).getByText(`Un assegno · ${hours(1)}`)).toBeVisible();
  await page.reload();
  await typeCheque(page, second, '2');
  await expect(day).toHaveValue(written);
  await page.keyboard.press('Enter');
  await expect(pile(page).getByText(`2 assegni · ${hours(3)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Registra tutti' }).click();
  await expect(pile(page).getByText(`2 assegni registrati: ${hours(3)}.`)).toBeVisible();
});

test('a late cheque asks for one tick, an empty one for what is missing', async ({
  page,
  portal,
}) => {
  const { codes, cheque } = await bookletForAnna(portal);
  const [late = ''] = codes;
  await enterAs(page, GIULIA, `/bank-cheques?code=${late}`);
  await expect(giver(page)).toBeFocused();
  await page.getByRole('button', { name: 'Metti nella pila' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Manca ancora qualcosa' });
  await expect(alert.getByRole('listitem')).toHaveText([
    italian('cheques:form.giverMissing'),
    'Scrivi quante ore',
    'Scegli l’attività',
  ]);
  await giver(page).fill('bianchi m');
  await page.getByRole('option', { name: /Bianchi Marco/ }).click();
  await page.getByRole('button', { name: '2½ ore' }).click();
  await page.getByLabel('Giorno dell’aiuto').fill(dayBack(42).split('-').reverse().join('/'));
  await page.getByLabel('Giorno dell’aiuto').press('Enter');
  await expect(page.getByText('Scaduto da 12 giorni')).toBeVisible();
  const tick = page.getByLabel(italian('cheques:form.lateTick'));
  await expect(tick).toBeFocused();
  await expectNoAxeViolations(page);
  await tick.press('Space');
  await expect(tick).toBeChecked();
  await tick.press('Enter');
  await expect(pile(page).getByText(`Un assegno · ${hours(2.5)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Registra tutti' }).dblclick();
  await expect(pile(page).getByText(`Un assegno registrato: ${hours(2.5)}.`)).toBeVisible();
  expect(await cheque(late)).toMatchObject({ state: 'booked', daysLate: 12 });
});

test('an unclear cheque is kept aside, a torn one made void', async ({ page, portal }) => {
  const { codes, cheque } = await bookletForAnna(portal);
  const [unclear = '', torn = ''] = codes;
  await enterAs(page, GIULIA, `/bank-cheques?code=${unclear}`);
  await page.getByRole('button', { name: 'Metti da parte…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Metti da parte' }).click();
  await expect(dialog.getByText(italian('cheques:keep.noteMissing')).first()).toBeVisible();
  await dialog.getByLabel(italian('cheques:keep.note')).fill('Caselle 2 h, a parole 3 h');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Metti da parte' }).click();
  const waiting = page.getByRole('region', { name: 'Consegnati, da registrare' });
  await expect(waiting.getByText('Caselle 2 h, a parole 3 h')).toBeVisible();
  expect((await cheque(unclear)).state).toBe('handed-in');

  await code(page).fill(torn);
  await code(page).press('Enter');
  await page.getByRole('button', { name: 'Annulla l’assegno…' }).click();
  await dialog.getByLabel('Perché').fill('Strappato');
  await dialog.getByRole('button', { name: 'Annulla l’assegno' }).click();
  await expect(code(page)).toHaveValue('');
  await code(page).fill(torn);
  await code(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '(Strappato)' })).toBeVisible();

  await waiting.getByRole('listitem').filter({ hasText: 'Caselle' }).getByRole('button').click();
  await expect(page.getByText('Messo da parte: Caselle 2 h, a parole 3 h')).toBeVisible();
});

test('a camera that may not be used ends in a sentence, beside the field for the code', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The browser of the stories has none; the refusal of the camera is its own.
    Object.assign(window, { BarcodeDetector: class {} });
  });
  await enterAs(page, GIULIA, '/bank-cheques');
  await page.getByRole('button', { name: 'Inquadra' }).click();
  await expect(page.getByText('Il browser non può usare la fotocamera.')).toBeVisible();
  await expect(code(page)).toBeEditable();
  await expectNoAxeViolations(page);
});
