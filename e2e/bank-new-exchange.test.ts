/** Registering exchanges at the desk (specification §2, §3, §5; L9, L10): one, or many at once. */
import { formatMinutes } from '#contract/hours/hours.ts';
import type { User } from '#contract/people/accounts.ts';
import { agreed } from './support/agreed.ts';
import { atTheDesk, GIULIA, newMember } from './support/desk.ts';
import {
  choose,
  creditor,
  debtor,
  duration,
  fillOccasion,
  openForm,
  register,
} from './support/desk-form.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside, marcoAndAnna } from './support/member.ts';

const LECCO = 'Banca del Tempo di Lecco';
const hours = (amount: number) => formatMinutes(amount * 60, 'it');

test('one within the bank: a sentence with both balances, then it is confirmed at once (L9)', async ({
  page,
  portal,
}) => {
  const note = 'Mobili spostati in due';
  const { marco, anna } = await marcoAndAnna(portal);
  const [before, annas] = [await marco.balance(), await anna.balance()];
  await openForm(page);
  await choose(page, creditor(page), 'Ferrari Anna');
  await choose(page, debtor(page), 'Bianchi Marco');
  await fillOccasion(page, note, '1,3');
  await expect(duration(page)).toHaveValue(hours(1.5));
  await expect(page.getByText(italian('bank-record:preview.atOnce'))).toBeVisible();
  await expect(
    page.getByText(`Il saldo di Anna Ferrari passerà da ${hours(annas)} a ${hours(annas + 1.5)}.`),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await register(page).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    italian('bank-exchanges:basis.missing'),
  ]);
  await page.getByRole('radio', { name: 'di persona' }).check();
  await register(page).dblclick();
  await expect(page.getByText('Scambio registrato correttamente')).toBeVisible();
  await expect(page.getByText('i saldi sono già aggiornati')).toBeVisible();
  await expect(debtor(page)).toHaveValue('');
  await expect(page.getByLabel('Nota')).toHaveValue('');
  expect(await marco.balance()).toBe(before - 1.5);
  const { exchanges } = await atTheDesk(portal);
  expect(await exchanges(encodeURIComponent(note))).toHaveLength(1);
});

test('one with a friend bank waits for the other side (L9)', async ({ page, portal }) => {
  await openForm(page);
  await choose(page, creditor(page), 'Bianchi Marco');
  await page.getByLabel('Banca del debitore').selectOption(LECCO);
  await choose(page, debtor(page), 'Fontana Sara');
  await fillOccasion(page, 'Oltre il lago');
  await expect(
    page.getByText(
      `Lo scambio aspetterà la conferma di Sara Fontana o della sua banca (${LECCO}).`,
    ),
  ).toBeVisible();
  await register(page).click();
  await expect(page.getByText('I saldi cambiano quando Sara Fontana conferma.')).toBeVisible();
  const sara = await beside(portal, 'sara.fontana@example.org');
  const exchange = (await sara.pending()).find(({ note }) => note === 'Oltre il lago');
  await sara.cancels(exchange ?? { id: 0 });
});

test('the desk is asked whether it is their appointment: another time leaves it open', async ({
  page,
  portal,
}) => {
  const first = await agreed(portal, 'Due mensole', '23:30');
  await openForm(page);
  const question = page.getByRole('group', { name: /È quello di .*«Due mensole»\?/ });
  await choose(page, creditor(page), 'Bianchi Marco');
  await expect(question).toHaveCount(0);
  await choose(page, debtor(page), 'Ferrari Anna');
  await expect(question.getByLabel('Sì')).toBeChecked();
  await expect(page.getByLabel('Nota')).toHaveValue('Due mensole');
  await page.getByRole('button', { name: 'Inverti le due persone' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Nota')).toHaveValue('');
  await page.getByRole('button', { name: 'Inverti le due persone' }).click();
  await question.getByLabel('No, un’altra volta').check();
  await duration(page).fill('1');
  await page.getByRole('radio', { name: 'di persona' }).check();
  await expectNoAxeViolations(page);
  await register(page).click();
  await expect(page.getByText('Scambio registrato correttamente')).toBeVisible();
  expect(await first.state()).toBe('agreed');

  await page.getByRole('button', { name: italian('bank-record:again.same') }).click();
  await expect(question.getByLabel('Sì')).toBeChecked();
  await page.getByRole('radio', { name: 'di persona' }).check();
  await register(page).click();
  await expect(page.getByText('Scambio registrato correttamente')).toBeVisible();
  expect(await first.state()).toBe('done');
});

test('of two on one day the phone call is asked which, and nothing is sent before', async ({
  page,
  portal,
}) => {
  const [early, late] = [
    await agreed(portal, 'Una lampada', '23:10'),
    await agreed(portal, 'Un rubinetto', '23:50'),
  ];
  const { anna } = await marcoAndAnna(portal);
  await enterAs(page, GIULIA, `/bank-phone-call?person=${anna.id}`);
  await page.getByRole('link', { name: /^Ha ricevuto/ }).click();
  await choose(page, creditor(page), 'Bianchi Marco');
  const question = page.getByRole('group', { name: italian('recording:which.several') });
  await expect(question.getByRole('radio')).toHaveCount(3);
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  await fillOccasion(page, 'Il rubinetto', '1');
  await register(page).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    italian('bank-record:missing.appointment'),
  ]);
  await question.getByLabel(/Un rubinetto/).check();
  await register(page).click();
  await expect(page.getByText('Scambio registrato correttamente')).toBeVisible();
  expect([await early.state(), await late.state()]).toEqual(['agreed', 'done']);
});

/** Each line of what is missing. */
const MISSING = [
  italian('bank-record:missing.from'),
  'Scrivi quante ore',
  italian('bank-record:missing.to'),
  'Scegli l’attività',
  'Scrivi una nota',
];

test('everything is asked for at once, in the order of the form, of one or of many', async ({
  page,
}) => {
  await openForm(page);
  await register(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Compila tutti i campi');
  await expect(alert.getByRole('listitem')).toHaveText(MISSING);
  await expectNoAxeViolations(page);
  await page.getByLabel(italian('bank-record:many.from')).check();
  await register(page).click();
  await expect(alert.getByRole('listitem')).toHaveText(MISSING);
  await page.getByLabel(italian('bank-record:many.from')).uncheck();
  await page.getByLabel('Data').fill('2019-05-31');
  await duration(page).fill('200');
  await page.getByLabel('Nota').focus();
  await expect(page.getByText('prima del 1° giugno 2019').last()).toBeVisible();
  await expect(page.getByText(/Le ore vanno da mezz’ora a 100/).last()).toBeVisible();
  await choose(page, creditor(page), 'Ferrari Anna');
  await debtor(page).fill('ferrari anna');
  await expect(page.getByText('Nessun risultato')).toBeVisible();
});

test('after one: another like it, an empty one, or undo it there and then', async ({
  page,
  portal,
}) => {
  const { marco } = await marcoAndAnna(portal);
  // Nobody who has hours of today already: the portal would ask whether these are the same.
  await newMember(portal, 'una.ancora@example.org', 'Ancora');
  const { exchanges } = await atTheDesk(portal);
  const before = await marco.balance();
  await openForm(page);
  await choose(page, creditor(page), 'Arrivato Ancora');
  await choose(page, debtor(page), 'Bianchi Marco');
  await fillOccasion(page, 'Di nuovo');
  await page.getByRole('radio', { name: 'di persona' }).check();
  await register(page).click();
  await page.getByRole('button', { name: italian('bank-record:again.same') }).click();
  await expect(creditor(page)).toBeFocused();
  await expect(creditor(page)).toHaveValue('Arrivato Ancora');
  await expect(page.getByLabel('Nota')).toHaveValue('Di nuovo');
  await page.getByRole('button', { name: 'Inverti le due persone' }).click();
  await expect(creditor(page)).toHaveValue('Bianchi Marco');
  await expect(page.getByRole('radio', { name: 'di persona' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'di persona' }).check();
  await register(page).click();
  await expect(page.getByText('Scambio registrato correttamente')).toBeVisible();
  expect(await exchanges('di+nuovo')).toHaveLength(2);
  expect(await marco.balance()).toBe(before);
  await page.getByRole('button', { name: 'Annulla lo scambio' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Marco Bianchi ha dato');
  await question.getByRole('button', { name: 'Annulla lo scambio' }).click();
  await expect(page.getByText('Scambio registrato correttamente')).toBeHidden();
  expect(await marco.balance()).toBe(before - 1.5);
});

test.describe('a person of another bank in the address', () => {
  test.use({ expectedErrors: [/404 GET \/api\/users\//] });

  test('is nobody, one of the own bank begins the form', async ({ page, portal }) => {
    const { anna } = await marcoAndAnna(portal);
    await enterAs(page, GIULIA, `/bank-new-transaction?person=${anna.id}`);
    await expect(creditor(page)).toHaveValue('Ferrari Anna');
    await expect(page.getByText('Anna Ferrari', { exact: true })).toBeVisible();
    const sara = await beside(portal, 'sara.fontana@example.org');
    await enterAs(page, GIULIA, `/bank-new-transaction?person=${sara.id}`);
    await expect(creditor(page)).toHaveValue('');
  });
});

test('what is typed survives a reload, with the people chosen', async ({ page }) => {
  await openForm(page);
  await page.getByLabel(italian('bank-record:many.to')).check();
  await choose(page, creditor(page), 'Ferrari Anna');
  await choose(page, debtor(page), 'Bianchi Marco');
  await choose(page, debtor(page), 'Rota Renato');
  await page.keyboard.press('Escape');
  await page.getByLabel('Nota').fill('Da finire');
  await page.reload();
  await expect(creditor(page)).toHaveValue('Ferrari Anna');
  const inSight = (name: string) => page.getByText(name).filter({ visible: true });
  await expect(inSight('Bianchi Marco')).toHaveCount(1);
  await expect(inSight('Rota Renato')).toHaveCount(1);
  await expect(page.getByLabel('Nota')).toHaveValue('Da finire');
  await page.getByLabel(italian('bank-record:many.from')).check();
  await expect(inSight('Rota Renato')).toHaveCount(0);
});

test.describe('the answer is lost on its way', () => {
  test.use({ expectedErrors: [/POST .* net::ERR_FAILED/] });

  const LOST = '**/api/admin/transactions';
  const MATCH = /\/api\/admin\/transactions\/match\?/;

  for (const how of ['at once', 'after a reload'] as const) {
    test(`trying again ${how} registers nothing twice, also once the page knows that it stands`, async ({
      page,
      portal,
    }) => {
      const note = `Smarrita ${how}`;
      await openForm(page);
      await choose(page, creditor(page), 'Ferrari Anna');
      await choose(page, debtor(page), 'Bianchi Marco');
      await fillOccasion(page, note);
      await page.getByRole('radio', { name: 'di persona' }).check();
      await page.route(LOST, async (route) => {
        await route.fetch();
        await route.abort();
      });
      const isKnown = page.waitForResponse(MATCH);
      await register(page).click();
      await expect(page.getByRole('alert')).toContainText('Errore nella fase di registrazione');
      await expect(page.getByRole('alert')).toContainText('niente verrà registrato due volte');
      await isKnown;
      await page.unroute(LOST);
      if (how === 'after a reload') {
        const isKnownAgain = page.waitForResponse(MATCH);
        await page.reload();
        await isKnownAgain;
      }
      await expect(page.getByLabel('Nota')).toHaveValue(note);
      await register(page).click();
      await expect(page.getByText('Scambio registrato correttamente')).toBeVisible();
      const { exchanges } = await atTheDesk(portal);
      expect(await exchanges(encodeURIComponent(note))).toHaveLength(1);
    });
  }
});

test('two members of one name are told apart by the number on their card', async ({
  page,
  portal,
}) => {
  await newMember(portal, 'primo.uguale@example.org', 'Uguale');
  const second = await newMember(portal, 'secondo.uguale@example.org', 'Uguale');
  const { say } = await atTheDesk(portal);
  const { number }: User = await say('GET', `/users/${second.id}`);
  const card = new RegExp(`tessera ${number} · 1960`);
  await enterAs(page, GIULIA, '/bank-new-transaction');
  await creditor(page).fill('arrivato uguale');
  await page.getByRole('option', { name: card }).click();
  await expect(creditor(page)).toHaveValue(card);
  await choose(page, debtor(page), 'Bianchi Marco');
  await duration(page).fill('1');
  await page.getByLabel('Nota').focus();
  await expect(page.getByText(new RegExp(`${card.source}.* ha dato`))).toBeVisible();
  await page.goto('/bank-transactions');
  await page.getByRole('button', { name: 'Altri filtri' }).click();
  await page.getByRole('combobox', { name: 'Creditore' }).fill('arrivato uguale');
  await expect(page.getByRole('option', { name: card })).toBeVisible();
});
