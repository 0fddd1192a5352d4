/** A member's year: two drawings, and the figures behind them for everybody who reads. */
import { formatMinutes } from '#contract/hours/hours.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';

const MARCO = 'marco.bianchi@example.org';

test('the year is one tap from my exchanges, drawn and in figures', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  await anna.confirms(await marco.gives(anna, { quantityOfHours: 8, note: 'Per l’anno' }));
  const balance = formatMinutes((await marco.balance()) * 60, 'it');
  await enterAs(page, MARCO, '/my-transaction');
  await page.getByRole('link', { name: 'Il mio anno' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il mio anno');
  const saldo = page.getByRole('region', { name: italian('own-exchanges:year.balance') });
  await expect(saldo).toContainText(`a ${balance} oggi.`);
  await expect(page.getByText(/^Negli ultimi dodici mesi hai dato .*e ricevuto/)).toBeVisible();
  await expect(saldo.getByRole('row')).toHaveCount(13);
  await expect(saldo.getByRole('row').nth(1)).toContainText(balance);
  const people = page.getByRole('region', { name: 'Con chi' });
  await people.getByText('Leggi le cifre').click();
  await expect(people.getByRole('row', { name: /^Anna Ferrari/ })).toBeVisible();
  await expectNoAxeViolations(page);
});
