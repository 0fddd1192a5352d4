/**
 * From a yes on the board to hours in the books (specification §24): of the two people's taps that
 * decide something, four are needed: propose, agree, done, confirm.
 */
import { formatMinutes } from '#contract/hours.ts';
import { dayBack } from './support/day-back.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';

const TITLE = 'Il rubinetto della cucina che gocciola di notte';
const LENGTH = formatMinutes(90, 'it');

test('four taps lead from a yes to confirmed hours, for two people', { tag: ['@phone'] }, async ({
  page,
  context,
}) => {
  let taps = 0;
  await enterAs(page, 'anna.ferrari@example.org', '/board/new');
  await page.getByLabel('Che cosa ti serve?').fill(TITLE);
  await page.getByRole('button', { name: 'Piccole riparazioni domestiche' }).click();
  await page.getByRole('button', { name: 'Chiedi aiuto' }).click();
  await expect(page.getByText('Ancora nessuna risposta.')).toBeVisible();
  const address = new URL(page.url()).pathname;

  const other = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  if (!other) throw new Error('a browser has contexts');
  const helper = await other.newPage();
  await enterAs(helper, 'marco.bianchi@example.org', address);
  await helper.getByRole('button', { name: 'Posso io' }).click();
  await expect(helper.getByText('Anna Ferrari non ha ancora deciso.')).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: 'Sì, va bene' }).click();

  await page.getByRole('link', { name: 'Fissa un giorno' }).click();
  await expect(page.getByText('Marco Bianchi aiuta te')).toBeVisible();
  const day = dayBack(0).split('-').reverse().join('/');
  await page.getByLabel('Giorno', { exact: true }).fill(day);
  await page.getByLabel('Ora', { exact: true }).fill('00:00');
  await page.getByLabel('Quanto dura, più o meno').selectOption('90');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Proponi' }).click();
  taps += 1;
  await expect(page.getByText('Marco non ha ancora risposto.')).toBeVisible();

  await helper.goto('/appointments');
  const his = helper.getByRole('listitem').filter({ hasText: TITLE });
  await his.getByRole('button', { name: 'Va bene' }).click();
  taps += 1;
  await expect(his.getByText('Basta un tocco, poi Anna conferma.')).toBeVisible();
  await expectNoAxeViolations(helper);
  await his.getByRole('button', { name: `Fatto, ${LENGTH}` }).click();
  taps += 1;
  await expect(helper.getByText(`Registrato: ${LENGTH}. Ora Anna conferma.`)).toBeVisible();

  await page.goto('/appointments?view=over');
  const hers = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(hers.getByText(`Già registrato da Marco Bianchi: ${LENGTH}.`)).toBeVisible();
  await expectNoAxeViolations(page);
  await hers.getByRole('link', { name: 'Guarda e conferma' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Conferma', exact: true }).click();
  taps += 1;
  await expect(page.getByText('Scambio confermato con successo', { exact: true })).toBeVisible();
  expect(taps).toBe(4);
  await other.close();
});
