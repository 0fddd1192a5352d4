/** The seals of the books (specification §30): on paper, and on the page that compares a code. */
import { expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

test('a code from a printed statement is checked on the page of the seals', {
  tag: ['@desk', '@phone'],
}, async ({ page }) => {
  await page.goto('/prova?lang=it');
  await expect(
    page.getByRole('heading', { level: 1, name: italian('server-seals:title') }),
  ).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(7);
  const latest = page.getByRole('listitem').first();
  const code = (await latest.locator('code').first().textContent()) ?? '';
  const [day = '', month = '', year = ''] = (
    (await latest.locator('strong').textContent()) ?? ''
  ).split('/');
  await page.getByLabel('Giorno del sigillo').fill(`${year}-${month}-${day}`);
  await page.getByLabel('Codice').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Controlla' }).click();
  await expect(page.getByRole('status')).toHaveText(italian('server-seals:answers.same'));
  await expectNoAxeViolations(page);
  await page.getByLabel('Codice').fill('0000-0000-0000');
  await page.getByRole('button', { name: 'Controlla' }).click();
  await expect(page.getByRole('status')).toContainText('No: questo non è il sigillo del portale');
  await expectNoAxeViolations(page);
});
