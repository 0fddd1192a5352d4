/** Agreeing on a day without a notice: with anybody of one's bank, or from a conversation (specification §22). */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import { unique } from './support/unique.ts';

const ANNA = 'anna.ferrari@example.org';
const MARCO = 'marco.bianchi@example.org';
const TITLE = 'Rinvasare i gerani del balcone';

test('whom, what and when are said in two steps', { tag: ['@phone'] }, async ({ page }) => {
  await enterAs(page, MARCO, '/appointments');
  await page.getByRole('link', { name: 'Fissa un giorno' }).first().click();
  await page.getByRole('radio', { name: 'Io aiuto' }).check();
  for (const [name, letters] of [
    ['Con chi', 'ferrari an'],
    ['Attività', 'orto'],
  ] as const) {
    const field = page.getByRole('combobox', { name });
    await field.pressSequentially(letters);
    const option = page.getByRole('listbox').getByRole('option');
    await expect(option).toHaveCount(1);
    await option.click();
    await expect(page.getByRole('listbox')).toBeHidden();
  }
  await page.getByRole('textbox', { name: 'Che cosa' }).fill(TITLE);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Avanti' }).click();
  await expect(page).toHaveURL('/appointments/new?step=when');
  await page.reload();
  await expect(page.getByText('Tu aiuti Anna Ferrari')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Che cosa' })).toHaveValue(TITLE);
  await page.goForward();
  await expect(page.getByText('Tu aiuti Anna Ferrari')).toBeVisible();
  const day = page.getByLabel('Giorno', { exact: true });
  await page.getByRole('button', { name: 'Domani', exact: true }).click();
  await expect(day).not.toHaveValue('');
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await day.fill(inAWeek.split('-').reverse().join('/'));
  await page.getByLabel('Ora', { exact: true }).fill('17:30');
  await page.getByRole('button', { name: 'Proponi' }).click();
  const mine = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(mine.getByText('Anna non ha ancora risposto.')).toBeVisible();
});

test('a conversation leads to a day with the other person', async ({ page, portal }) => {
  const token = await tokenOf(portal, MARCO);
  const { userBankId } = JSON.parse(atob(token.split('.')[1] ?? ''));
  const people = await ask(portal, 'GET', `/banks/${userBankId}/users?q=ferrari%20anna`, { token });
  const body = { toPerson: people[0].id, text: 'Ciao Anna, quando ci vediamo per i gerani?' };
  const { threadId } = await ask(portal, 'POST', '/users/threads', { token, body });
  await enterAs(page, MARCO, `/messages/${threadId}`);
  await page.getByRole('link', { name: 'Fissa un giorno' }).click();
  await expect(page.getByRole('combobox', { name: 'Con chi' })).toHaveValue('Ferrari Anna');
});

test('an appointment repeats once the other one agrees, and one date is skipped', async ({
  page,
  portal,
}) => {
  const title = unique('Passeggiata lungo le mura');
  const token = await tokenOf(portal, MARCO);
  const { userBankId } = JSON.parse(atob(token.split('.')[1] ?? ''));
  const list = `/banks/${userBankId}/users?q=ferrari%20anna`;
  const [partner] = await ask(portal, 'GET', list, { token });
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const body = {
    with: { partner: partner.id, partnerBank: userBankId, iGive: true },
    ...{ activity: 1, title, day, time: '10:00', minutes: 60, every: 'week' },
  };
  await ask(portal, 'POST', '/users/standings', { token, body });
  await enterAs(page, ANNA, '/appointments');
  const repeats = page.getByRole('region', { name: italian('planning:standing.title') });
  const card = repeats.getByRole('listitem').filter({ hasText: title });
  await card.getByRole('button', { name: 'Va bene' }).click();
  await expect(card.getByText('Siete d’accordo. Avvisiamo Marco.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  const date = page
    .getByRole('region', { name: 'Prossimi' })
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(card.getByRole('button', { name: 'Metti in pausa' })).toBeVisible();
  await expectNoAxeViolations(page);
  await date.getByRole('button', { name: italian('appointments:skip') }).click();
  await expect(date.getByText('Disdetto solo questa volta. Avvisiamo Marco.')).toBeVisible();
  await card.getByRole('button', { name: 'Metti in pausa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Metti in pausa' });
  await dialog.getByLabel('Riprende da').fill('24/12/2019');
  await dialog.getByRole('button', { name: 'Metti in pausa' }).click();
  await expect(
    dialog.getByRole('link', { name: italian('errors:fields.date-past') }),
  ).toBeVisible();
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Riprende da').fill(inAMonth.split('-').reverse().join('/'));
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Metti in pausa' }).click();
  await expect(card.getByText('finché dura non compaiono nuove date')).toBeVisible();
  await expect(dialog).toBeHidden();
  await card.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(card.getByRole('button', { name: 'Metti in pausa' })).toBeVisible();
  await card.getByRole('button', { name: italian('planning:standing.end') }).click();
  await expect(card.getByText('Non si ripete più. Avvisiamo Marco.')).toBeVisible();
  await page.reload();
  await expect(card).toHaveCount(0);
});
