/** What waits in the bank, decided at the desk: one by one, or many at once with a result for each (L4, L5). */
import type { Page } from '@playwright/test';
import { formatMinutes } from '#contract/hours/hours.ts';
import { dayBack } from './support/day-back.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside, marcoAndAnna } from './support/member.ts';
import type { TestPortal } from './support/portal.ts';

const hours = (amount: number) => formatMinutes(amount * 60, 'it');

/** Anna gave Marco hours that nobody has confirmed. */
async function waiting(portal: TestPortal, ...notes: string[]) {
  const { marco, anna } = await marcoAndAnna(portal);
  const exchanges = [];
  for (const note of notes) {
    exchanges.push(await anna.gives(marco, { note, dateOfTransaction: dayBack(1) }));
  }
  return { marco, anna, exchanges };
}

/** Only those of the story in sight: yesterday alone. Other stories record today. */
async function openPending(page: Page): Promise<void> {
  await enterAs(page, GIULIA, `/bank-pending-requests?from=${dayBack(1)}&to=${dayBack(1)}`);
}

const rowOf = (page: Page, note: string) =>
  page.getByRole('table', { name: 'Scambi in attesa' }).getByRole('row', { name: note });

test('one is confirmed after a sentence with both balances', async ({ page, portal }) => {
  const note = 'Allo sportello oggi';
  const { marco, anna } = await waiting(portal, note);
  const [before, annas] = [await marco.balance(), await anna.balance()];
  await openPending(page);
  await expect(rowOf(page, note)).toBeVisible();
  await expectNoAxeViolations(page);
  await rowOf(page, note).getByRole('button', { name: 'Conferma' }).click();
  const question = page.getByRole('alertdialog', {
    name: italian('bank-exchanges:pending.confirmTitle'),
  });
  await expect(question).toContainText(`Anna Ferrari ha dato ${hours(1)} a Marco Bianchi`);
  await expect(question).toContainText(
    `Il saldo di Marco Bianchi passerà da ${hours(before)} a ${hours(before - 1)}.`,
  );
  await expect(question).toContainText(
    `Il saldo di Anna Ferrari passerà da ${hours(annas)} a ${hours(annas + 1)}.`,
  );
  await expectNoAxeViolations(page);
  // Nothing is chosen beforehand: how he confirmed has to be said.
  await question.getByRole('button', { name: 'Conferma' }).click();
  await expect(question.getByText(italian('bank-exchanges:basis.missing'))).toBeVisible();
  await question.getByRole('radio', { name: 'al telefono' }).check();
  await question.getByRole('button', { name: 'Conferma' }).dblclick();
  await expect(page.getByText('Scambio confermato con successo', { exact: true })).toBeVisible();
  await expect(rowOf(page, note)).toHaveCount(0);
  expect(await marco.balance()).toBe(before - 1);
});

test('one is cancelled with a reason, and nothing moves (L5)', async ({ page, portal }) => {
  const { marco } = await waiting(portal, 'Mai stato');
  const before = await marco.balance();
  await openPending(page);
  await rowOf(page, 'Mai stato').getByRole('button', { name: 'Annulla' }).click();
  const question = page.getByRole('alertdialog', {
    name: italian('bank-exchanges:pending.cancelTitle'),
  });
  await expect(question.getByRole('button', { name: 'No, lascialo' })).toBeFocused();
  await question.getByLabel(/Perché/).fill('Non è successo');
  await question.getByRole('button', { name: 'Annulla lo scambio' }).click();
  await expect(page.getByText('Scambio annullato con successo', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'Mai stato')).toHaveCount(0);
  expect(await marco.balance()).toBe(before);
});

test('what another bank confirms is not confirmed here, and says who does (L4)', async ({
  page,
  portal,
}) => {
  const { marco } = await marcoAndAnna(portal);
  const sara = await beside(portal, 'sara.fontana@example.org');
  const given = await marco.gives(sara, { note: 'Fuori casa', dateOfTransaction: dayBack(1) });
  await enterAs(page, GIULIA, '/bank-pending-requests?q=Fuori%20casa');
  const row = rowOf(page, 'Fuori casa');
  await expect(row).toContainText('Aspetta Sara Fontana');
  await expect(row.getByRole('button', { name: 'Conferma' })).toBeHidden();
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByLabel(italian('bank-exchanges:bulk.page'))).toBeDisabled();
  await expect(row.getByRole('button', { name: 'Annulla' })).toBeVisible();
  await marco.cancels(given);
});

test('what waits longest comes first, with how long; each row opens what is behind it', async ({
  page,
  portal,
}) => {
  const { anna, exchanges } = await waiting(portal, 'Appena arrivato');
  await enterAs(page, GIULIA, '/bank-pending-requests?from=');
  const since = page.getByRole('columnheader', { name: 'Da', exact: true });
  await expect(since).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('cell', { name: /^\d+ giorni$/ }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cerca' }).fill('appena arriv');
  await expect(page).toHaveURL(/q=appena/);
  await expect(rowOf(page, 'Appena arrivato')).toContainText('oggi');
  await expect(page.getByText(`Uno scambio · ${hours(1)}`)).toBeVisible();
  await rowOf(page, 'Appena arrivato').getByText('Appena arrivato').click();
  await expect(page.getByRole('dialog')).toContainText('Registrato da Anna Ferrari');
  await anna.cancels(exchanges[0] ?? { id: 0 });
});

test('what waits longer than a month is not forgotten', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const old = await anna.gives(marco, { note: 'Da lontano', dateOfTransaction: dayBack(60) });
  await enterAs(page, GIULIA, '/bank-pending-requests');
  await expect(page.getByText(/aspetta(no)? da più di 30 giorni/)).toBeVisible();
  await page.getByRole('link', { name: italian('bank-exchanges:pending.seeAll') }).click();
  await expect(page).toHaveURL('/bank-pending-requests?from=');
  await page.goto('/bank-pending-requests?from=&sort=-id');
  await expect(rowOf(page, 'Da lontano')).toBeVisible();
  await anna.cancels(old);
});

test('many: a preview before, a result for each after, also when somebody decides first', async ({
  page,
  portal,
}) => {
  const notes = ['Primo', 'Secondo', 'Terzo'].map((note) => `${note}`);
  const { marco, exchanges } = await waiting(portal, ...notes);
  const before = await marco.balance();
  await openPending(page);
  for (const note of notes) await rowOf(page, note).getByRole('checkbox').check();
  await expect(page.getByText('3 scambi scelti')).toBeVisible();
  await page.getByRole('button', { name: 'Conferma 3 scambi' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confermare 3 scambi?' });
  await expect(question).toContainText(`3 scambi, ${hours(3)} in tutto`);
  for (const note of notes) await expect(question).toContainText(note);
  await expectNoAxeViolations(page);
  await marco.cancels(exchanges[1] ?? { id: 0 });
  await question.getByRole('button', { name: 'Conferma' }).click();
  await expect(question.getByText(italian('bank-exchanges:basis.missing'))).toBeVisible();
  await question.getByRole('radio', { name: 'di persona' }).check();
  await question.getByRole('button', { name: 'Conferma' }).dblclick();

  const results = page.getByRole('dialog', { name: 'Fatto' });
  await expect(results).toContainText('2 scambi sono andati a buon fine.');
  await expect(results).toContainText(italian('bank-exchanges:bulk.failedText_one'));
  await expect(results.getByRole('listitem')).toHaveCount(3);
  await expect(results.getByText('Confermato', { exact: true })).toHaveCount(2);
  await expect(results.getByText(/Qualcuno ha già deciso/)).toHaveCount(1);
  await expect(results.getByRole('button', { name: 'Riprova' })).toBeHidden();
  await expectNoAxeViolations(page);
  await results.getByRole('button', { name: 'Chiudi' }).last().click();
  await expect(page.getByText('scambi scelti')).toBeHidden();
  expect(await marco.balance()).toBe(before - 2);
});

test('all of a page are chosen and cancelled at once, with one reason', async ({
  page,
  portal,
}) => {
  const { anna } = await waiting(portal, 'Gita saltata', 'Gita saltata due');
  await openPending(page);
  await page.getByLabel(italian('bank-exchanges:bulk.page')).check();
  await page.getByRole('button', { name: 'Annulla 2 scambi' }).click();
  const question = page.getByRole('alertdialog', { name: 'Annullare 2 scambi?' });
  await question.getByLabel(/Perché/).fill('Pioveva');
  await question.getByRole('button', { name: 'Annulla 2 scambi' }).click();
  await expect(page.getByRole('dialog', { name: 'Fatto' })).toContainText(
    '2 scambi sono andati a buon fine.',
  );
  const { exchanges } = await atTheDesk(portal);
  const gone = await exchanges('saltata');
  expect(gone.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect((await anna.pending()).filter(({ note }) => note.startsWith('Gita'))).toEqual([]);
});

test.describe('the connection breaks while many are decided', () => {
  test.use({ expectedErrors: [/PATCH .* net::ERR_FAILED/] });

  test('they are tried again, and nothing is decided twice', async ({ page, portal }) => {
    const { marco } = await waiting(portal, 'Ponte uno', 'Ponte due');
    const before = await marco.balance();
    await openPending(page);
    await rowOf(page, 'Ponte uno').getByRole('checkbox').check();
    await rowOf(page, 'Ponte due').getByRole('checkbox').check();
    await page.route('**/admin/transactions/approve', (route) => route.abort());
    await page.getByRole('button', { name: 'Conferma 2 scambi' }).click();
    await page.getByRole('alertdialog').getByRole('radio', { name: 'di persona' }).check();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }).click();
    const results = page.getByRole('dialog', { name: 'Fatto' });
    await expect(results).toContainText('Non riusciamo a raggiungere il portale');
    await page.unroute('**/admin/transactions/approve');
    await results.getByRole('button', { name: italian('bank-exchanges:bulk.again') }).click();
    await expect(results).toContainText('2 scambi sono andati a buon fine.');
    expect(await marco.balance()).toBe(before - 2);
  });
});
