/** A cheque in the hand of the person who gave (specification §16): its QR code leads to a form. */
import { formatMinutes } from '#contract/hours/hours.ts';
import { bookletForAnna } from './support/cheques.ts';
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const MARCO = 'marco.bianchi@example.org';
const hours = (amount: number) => formatMinutes(amount * 60, 'it');

test('is opened by the camera of a phone, signed in on the way, and handed in', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { codes, cheque } = await bookletForAnna(portal);
  const [code = ''] = codes;
  await page.goto(`/a/${code}`);
  await page.locator('input[autocomplete="username"]').fill(MARCO);
  await page.locator('input[autocomplete="current-password"]').fill('Tempo-2019!');
  await page.locator('input[autocomplete="current-password"]').press('Enter');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Ho aiutato Anna Ferrari' }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '1½ ore' }).click();
  await page.getByLabel('Attività').fill('bici');
  await page.getByRole('option').first().click();
  await page.reload();
  await expect(page.getByLabel('Ore', { exact: true })).toHaveValue(hours(1.5));
  await page.getByRole('button', { name: 'Invia' }).dblclick();
  await expect(page.getByText(`Inviato: ${hours(1.5)} a Anna Ferrari.`)).toBeVisible();
  await expect(page.getByText(/Consegna l’assegno in segreteria entro (il|l’)/)).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await cheque(code)).toMatchObject({
    state: 'handed-in',
    exchange: { giver: 'Marco Bianchi', quantityOfHours: 1.5, status: 'pending' },
  });
});

test('the desk with the paper in hand records what was handed in', async ({ page, portal }) => {
  const { codes, cheque, marco } = await bookletForAnna(portal);
  const [code = ''] = codes;
  const before = await marco.balance();
  await enterAs(page, GIULIA, `/a/${code}`);
  await page.getByRole('link', { name: 'Registralo in segreteria' }).click();
  await expect(page.getByText('Anna Ferrari ha ricevuto l’aiuto')).toBeVisible();
  await page.getByLabel(italian('cheques:form.giver')).fill('bianchi m');
  await page.getByRole('option', { name: /Bianchi Marco/ }).click();
  await page.getByLabel('Ore', { exact: true }).fill('2');
  await page.getByLabel('Giorno dell’aiuto').press('Enter');
  await page.getByRole('button', { name: 'Registra tutti' }).click();
  await expect(page.getByText(`Un assegno registrato: ${hours(2)}.`)).toBeVisible();
  expect((await cheque(code)).state).toBe('booked');
  expect(await marco.balance()).toBe(before + 2);
});

test.describe('that cannot be handed in', () => {
  test.use({ expectedErrors: [/404 GET \/api\/users\/cheques/] });

  test('says why, and never ends without a way on', async ({ page, portal }) => {
    const { codes } = await bookletForAnna(portal);
    const [own = ''] = codes;
    await enterAs(page, 'anna.ferrari@example.org', `/a/${own}`);
    await expect(page.getByText('Questo assegno è tuo.')).toBeVisible();
    await page.goto('/a/000000000');
    await expect(page.getByText('Nessun assegno ha questo codice.')).toBeVisible();
    await page.goto('/a/niente');
    await page.getByLabel('Codice dell’assegno').fill(own);
    await page.getByRole('button', { name: 'Apri' }).click();
    await expect(page.getByText('Questo assegno è tuo.')).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
