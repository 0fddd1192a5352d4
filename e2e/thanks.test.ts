/** Thanks: from where one confirmed, read by who gave alone, taken back, reported (specification §47). */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';

const [MARCO, ANNA] = ['marco.bianchi@example.org', 'anna.ferrari@example.org'];
const GIULIA = 'giulia.rossi@example.org';
const SENTENCE = 'Grazie, adesso la bici va che è una meraviglia!';

test('who received thanks from where they confirmed; who gave reads it in the exchange and the year', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const { id } = await marco.gives(anna, { note: 'Freni della bici' });
  await enterAs(page, ANNA, '/confirm-transaction?q=Freni');
  const matter = page.getByRole('table').locator('tbody', { hasText: 'Freni della bici' });
  await matter.getByRole('button', { name: 'Conferma' }).click();
  await matter.getByRole('button', { name: 'Ringrazia' }).click();
  await expect(page).toHaveURL(new RegExp(`/my-transaction\\?exchange=${id}$`));
  const field = page.getByLabel('Una frase per Marco Bianchi');
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Manda' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(SENTENCE);
  await page.getByRole('button', { name: 'Manda' }).click();
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await expect(page.getByText(/Lo leggete solo voi due/)).toBeVisible();

  await enterAs(page, MARCO, '/my-year');
  const year = page.getByRole('region', { name: italian('thanks:year.title') });
  await expect(year.getByText(SENTENCE)).toBeVisible();
  await expectNoAxeViolations(page);
  await year.getByRole('link', { name: /^Lo scambio del/ }).click();
  const panel = page.getByRole('dialog', { name: new RegExp(String(id)) });
  await expect(panel.getByText(/La leggi solo tu/)).toBeVisible();
  await expectNoAxeViolations(page);

  await panel.locator('blockquote ~ details').getByText('Altro').click();
  await panel.getByRole('button', { name: 'Segnala alla segreteria' }).click();
  await page.getByLabel('È offensivo').check();
  await page.getByRole('button', { name: 'Invia alla segreteria' }).click();
  await expect(panel.getByText(/la segreteria la sta guardando/)).toBeVisible();
  await enterAs(page, GIULIA, '/bank-message-reports');
  await page.getByText(`La frase di ringraziamento per lo scambio ${id}`).click();
  await expect(page.getByText(SENTENCE)).toBeVisible();
});

test('from home in one tap more, on a phone; and taken back', {
  tag: ['@phone'],
}, async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  await marco.gives(anna, { note: 'Camera d’aria' });
  await enterAs(page, ANNA, '/home');
  const matter = page
    .getByRole('region', { name: /^Tocca a te/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Conferma' }) })
    .first();
  await matter.getByRole('button', { name: 'Conferma' }).tap();
  await page.getByRole('button', { name: 'Ringrazia' }).tap();
  await page.getByLabel(/^Una frase per/).fill(SENTENCE);
  await page.getByRole('button', { name: 'Manda' }).tap();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(SENTENCE)).toBeVisible();
  await expectNoAxeViolations(page);
  await panel.locator('blockquote ~ details').getByText('Altro').tap();
  await panel.getByRole('button', { name: 'Ritira la frase' }).tap();
  const question = page.getByRole('alertdialog', { name: italian('thanks:takeBack.title') });
  await question.getByRole('button', { name: 'Ritira la frase' }).tap();
  await expect(panel.getByRole('button', { name: /^Ringrazia/ })).toBeVisible();
  await expect(panel.getByText(SENTENCE)).toHaveCount(0);
});

test('nobody is asked: who gave sees no word of it before there is a sentence', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const exchange = await marco.gives(anna, { note: 'Sella' });
  await anna.confirms(exchange);
  await enterAs(page, MARCO, `/my-transaction?exchange=${exchange.id}`);
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('Sella')).toBeVisible();
  await expect(panel.getByText(/ringrazia/i)).toHaveCount(0);
});
