/** Recording hours given: quick, and hard to get wrong. */
import { formatMinutes } from '#contract/hours/hours.ts';
import { atTheDesk, newMember } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside, marcoAndAnna } from './support/member.ts';
import {
  activity,
  debtor,
  duration,
  FAILED,
  fillIn,
  RECORDED,
  register,
  waiting,
} from './support/recording.ts';

const MARCO = 'marco.bianchi@example.org';
const SARA = 'sara.fontana@example.org';
const hours = (amount: number) => formatMinutes(amount * 60, 'it');

test('hours are recorded in a few seconds; then only the success stands there, and the form is empty again', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const before = await marco.balance();
  await enterAs(page, MARCO, '/new-transaction');
  await expect(register(page)).toBeDisabled();
  await expect(page.getByText('Registra qui le ore che hai dato.')).toBeVisible();
  // At the foot of the page the tabs of a phone cover no field by half.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectNoAxeViolations(page);
  await fillIn(page, { note: 'Vangato l’orto' });
  await duration(page).fill('0');
  await expect(register(page)).toBeDisabled();
  await duration(page).fill('1,5');
  await expect(page.getByText(/Anna Ferrari ha ricevuto da te/)).toContainText(hours(1.5));
  await expect(
    page.getByText(`il tuo saldo passerà da ${hours(before)} a ${hours(before + 1.5)}`),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/users/transactions'),
  );
  await register(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    bankFrom: marco.bankId,
    userFrom: marco.id,
    bankTo: anna.bankId,
    userTo: anna.id,
  });
  await expect(page.getByText(RECORDED, { exact: true })).toBeVisible();
  await expect(register(page)).toBeHidden();
  await expect(page.getByLabel('Nota')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Torna alla home' })).toHaveAttribute(
    'href',
    '/home',
  );
  await page.getByRole('button', { name: 'Registra un altro' }).click();
  await expect(page.getByText(RECORDED, { exact: true })).toHaveCount(0);
  await expect(debtor(page)).toHaveValue('');
  await expect(page.getByLabel('Nota')).toHaveValue('');
  await expect(register(page)).toBeDisabled();
  const [recorded] = await waiting(anna, 'Vangato l’orto');
  expect(recorded?.quantityOfHours).toBe(1.5);
  expect(await marco.balance()).toBe(before);
});

test('what is missing is said, and each line leads to its field', async ({ page }) => {
  await enterAs(page, MARCO, '/new-transaction');
  await expect(page.getByText('Compila tutti i campi')).toBeVisible();
  for (const [name, field] of [
    ['chi hai aiutato', debtor(page)],
    ['attività', activity(page)],
    ['ore', duration(page)],
    ['nota', page.getByLabel('Nota')],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(field).toBeFocused();
  }
  await duration(page).fill('2');
  await expect(page.getByRole('button', { name: 'ore', exact: true })).toHaveCount(0);
  await page.getByLabel('Data').press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Compila tutti i campi');
  await expectNoAxeViolations(page);
  await alert.getByRole('link', { name: 'Scrivi una nota' }).click();
  await expect(page.getByLabel('Nota')).toBeFocused();
  await expect(duration(page)).toHaveValue(hours(2));
});

test('hours are understood as people write them; neither tomorrow nor May 2019 is a day (L1)', async ({
  page,
}) => {
  await enterAs(page, MARCO, '/new-transaction');
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

  const day = page.getByLabel('Data');
  const calendar = page.locator('input[type="date"]');
  await expect(calendar).toHaveAttribute('min', '2019-06-01');
  await expect(calendar).toHaveAttribute('max', await calendar.inputValue());
  await expect(day).toHaveValue((await calendar.inputValue()).split('-').reverse().join('/'));
  await day.fill('2019-05-31');
  await page.getByLabel('Nota').focus();
  await expect(page.getByText(italian('errors:fields.date-too-early'))).toBeVisible();
  await day.fill('2099-01-01');
  await expect(page.getByText(italian('errors:fields.date-future'))).toBeVisible();
});

test('people are found by any part of their name, bank by bank; of lately in one tap', async ({
  page,
  portal,
}) => {
  const marco = await beside(portal, MARCO);
  const sara = await beside(portal, SARA);
  const given = await marco.gives(sara, { note: 'Di recente' });
  await enterAs(page, MARCO, '/new-transaction');
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

  await page.getByLabel('Banca', { exact: true }).selectOption('Banca del Tempo di Bergamo');
  await expect(debtor(page)).toHaveValue('');
  await page.getByRole('button', { name: /Sara Fontana/ }).click();
  await expect(debtor(page)).toHaveValue('Fontana Sara');
  await expect(page.getByLabel('Banca', { exact: true })).toHaveValue(String(sara.bankId));
  await marco.cancels(given);
});

test('an old exchange is repeated today, and nothing else is', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const old = await marco.gives(anna, { quantityOfHours: 2, note: 'Come la volta scorsa' });
  await anna.confirms(old);
  await enterAs(page, MARCO, `/my-transaction?exchange=${old.id}`);
  await page.getByRole('link', { name: 'Ripeti questo scambio' }).click();
  await expect(debtor(page)).toHaveValue('Ferrari Anna');
  await expect(duration(page)).toHaveValue(hours(2));
  const calendar = page.locator('input[type="date"]');
  await expect(calendar).toHaveValue((await calendar.getAttribute('max')) ?? '');
  await register(page).click();
  await expect(page.getByText(RECORDED)).toBeVisible();
  await expect(page).toHaveURL(/\/new-transaction$/);
  await expect(page.getByLabel('Nota')).toHaveValue('');
  expect(await waiting(anna, 'Come la volta scorsa')).toHaveLength(1);
});

test('what was just recorded can be cancelled, or followed by another', async ({
  page,
  portal,
}) => {
  const { anna } = await marcoAndAnna(portal);
  const note = 'Per errore';
  await enterAs(page, MARCO, '/new-transaction');
  await fillIn(page, { note });
  await register(page).dblclick();
  await expect(page.getByRole('heading', { name: RECORDED })).toBeVisible();
  await expect(
    page.getByText(`Anna Ferrari riceve un’email e conferma ${hours(1.5)}`),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await waiting(anna, note)).toHaveLength(1);
  const undo = page.getByRole('button', { name: 'Annulla lo scambio' });
  await undo.click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/non conterà/)).toHaveCSS('text-align', 'start');
  await question.getByRole('button', { name: 'Annulla lo scambio' }).click();
  await expect(page.getByText(`Annullato: ${hours(1.5)} con Anna Ferrari`).first()).toBeVisible();
  await expect(undo).toHaveCount(0);
  expect(await waiting(anna, note)).toEqual([]);
  await page.getByRole('button', { name: 'Registra un altro' }).click();
  await expect(debtor(page)).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { name: RECORDED })).toHaveCount(0);
  await expect(register(page)).toBeDisabled();
});

test.describe('the portal refuses what the page could not know', () => {
  test.use({ expectedErrors: [/400 POST/] });

  test('that stands at its field, and what was typed stays', async ({ page, portal }) => {
    await enterAs(page, MARCO, '/new-transaction');
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
    await expect(alert).toContainText(italian('errors:fields.not-a-member'));
    await expect(page.getByLabel('Nota')).toHaveValue('Non più socia');
  });
});

test('two members of one name are told apart in the list, in the field and in the sentence', async ({
  page,
  portal,
}) => {
  const email = (which: string) => `${which}@example.org`;
  const name = 'Doppiona';
  const one = await newMember(portal, email('una'), name);
  const other = await newMember(portal, email('altra'), name);
  const { say } = await atTheDesk(portal);
  await say('PATCH', '/users/bank/update', {
    id: other.id,
    name,
    surname: 'Arrivato',
    email: email('altra'),
    phone: '333 123 4577',
    dateOfBirthday: '1988-02-03',
    sex: 'n',
    prefLocale: 'it',
  });

  await enterAs(page, MARCO, '/new-transaction');
  await debtor(page).fill(`arrivato ${name}`);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
  await expect(page.getByRole('listbox')).toContainText('tel. …00 · nella banca da');
  await expect(page.getByRole('listbox')).not.toContainText('@');
  await expect(page.getByRole('listbox')).not.toContainText('1988');
  await page.getByRole('option', { name: /…77/ }).click();
  await expect(debtor(page)).toHaveValue(/…77/);
  await duration(page).fill('1');
  await page.getByLabel('Nota').focus();
  await expect(page.getByText(/…77.* ha ricevuto da te/)).toBeVisible();
  await expectNoAxeViolations(page);
  expect(one.id).not.toBe(other.id);
});
