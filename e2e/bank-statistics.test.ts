/** The bank in figures: what is drawn is what was exchanged, in tables as well, for any period. */
import { formatMinutes } from '#contract/hours/hours.ts';
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';
import { printed, withoutDialog } from './support/printing.ts';

const hours = (amount: number) => formatMinutes(amount * 60, 'it');

test('a month of known exchanges, drawn and as a table', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  for (const [day, quantityOfHours] of [
    ['2019-07-02', 1.5],
    ['2019-09-30', 3],
  ] as const) {
    const what = { note: 'Molto tempo fa', dateOfTransaction: day, quantityOfHours };
    await marco.confirms(await anna.gives(marco, what));
  }
  const { say } = await atTheDesk(portal);
  const known = await say('GET', '/admin/statistics?from=2019-07-01&to=2019-09-30&lang=it');
  await enterAs(page, GIULIA, '/bank-statistics?from=2019-07-01&to=2019-09-30');
  const [july, august, september] = known.months;
  expect([july.hours % 1.5, august.hours, september.hours % 3]).toEqual([0, 0, 0]);
  await page.getByText('Vedi la tabella').click();
  const months = page.getByRole('table', {
    name: italian('bank-exchanges:statistics.months.title'),
  });
  await expect(months.getByRole('row', { name: /luglio 2019/ })).toContainText(hours(july.hours));
  await expect(months.getByRole('row', { name: /agosto 2019/ })).toContainText(hours(0));
  await expect(months.getByRole('row', { name: /settembre 2019/ })).toContainText(
    hours(september.hours),
  );
  await expect(page.getByRole('table', { name: 'Le attività' })).toContainText(
    hours(july.hours + september.hours),
  );
  const took = page.getByRole('table', { name: 'Chi ha partecipato' });
  await expect(took.getByRole('row', { name: /Hanno solo dato/ })).toContainText('1');
  await expect(page.getByText(italian('bank-exchanges:statistics.flows.none'))).toBeVisible();
  await expectNoAxeViolations(page);
});

test('reached from the exchanges; an empty period says so and leads on', async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-transactions');
  await page.getByRole('link', { name: 'La banca in cifre' }).click();
  await expect(page).toHaveURL('/bank-statistics');
  await expect(
    page.getByRole('table', { name: italian('bank-exchanges:statistics.flows.title') }),
  ).toContainText('Lecco');
  await page.getByLabel('Al', { exact: true }).fill('2019-06-02');
  await page.getByLabel('Dal', { exact: true }).fill('2019-06-03');
  await expect(page.getByText(italian('errors:fields.order-reversed')).first()).toBeVisible();
  await page.getByLabel('Dal', { exact: true }).fill('2019-06-01');
  await expect(page.getByText(italian('bank-exchanges:statistics.empty'))).toBeVisible();
  await page.getByRole('link', { name: 'Guarda da sempre' }).click();
  await expect(page.getByLabel('Periodo')).toHaveValue('always');
});

test('the figures of a full year go onto two sheets of A4', async ({ page }) => {
  await withoutDialog(page);
  await enterAs(page, GIULIA, '/bank-statistics?from=2019-01-01');
  await page.getByRole('button', { name: 'Stampa per l’assemblea' }).click();
  await printed(page);
  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('[data-paper]');
  await expect(sheets).toHaveCount(2);
  await expect(sheets.first()).toContainText('Banca del Tempo di Bergamo');
  await expect(sheets.last().locator('tbody tr').first()).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBe(2);
});

test('how the bank is doing, month by month, with what a bank can do', async ({ page, portal }) => {
  const { say } = await atTheDesk(portal);
  const months: { month: string; members: number; active: number }[] = await say(
    'GET',
    '/admin/figures?months=24',
  );
  expect(months).toHaveLength(24);
  const last = months.at(-1);
  await enterAs(page, GIULIA, '/bank-statistics');
  const card = page.getByRole('region', { name: 'Chi scambia' });
  await expect(card).toContainText(
    `${last?.active} soci su ${last?.members} hanno dato o ricevuto`,
  );
  await expect(card).toContainText('Che cosa fare: chi manca da tempo');
  await card.getByText('Mese per mese').click();
  await expect(card.getByRole('table').locator('tbody tr')).toHaveCount(24);
  const newcomers = page.getByRole('region', { name: italian('bank-months:newcomers.title') });
  await expect(newcomers).toContainText(/troppo pochi per dirlo|dodici mesi insieme/);
  await expectNoAxeViolations(page);
});
