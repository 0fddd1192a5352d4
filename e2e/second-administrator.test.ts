/** The first step of a new bank (specification §41), played to its end: somebody beside the founder. */
import { newBank, pressRare } from './support/desk.ts';
import { enterAs, expect, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const ALONE = italian('bank-desk:today.alone');
const EMAIL = 'bice.seconda@example.org';

test('a founder registers a second person, who enters by the invitation and becomes administrator', async ({
  page,
  browser,
  baseURL,
  portal,
}) => {
  const founder = await newBank(portal, 'Banca del Tempo di Gerre', 'ada.gerre@example.org');
  await enterAs(page, founder.email, '/bank-home', founder.password);
  const steps = page.getByRole('region', { name: 'Primi passi' });
  const step = steps
    .getByRole('listitem')
    .filter({ hasText: italian('first-steps:steps.administrators.title') });
  const known = page.getByRole('region', { name: 'Da sapere' });
  await expect(known).toContainText(ALONE);
  await expect(step).toContainText('Registra chi ti aiuta, con la sua email');
  await step.getByRole('link').click();
  await page.getByLabel('Nome', { exact: true }).fill('Bice');
  await page.getByLabel('Cognome').fill('Seconda');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Ha firmato il modulo di adesione').check();
  await page.getByRole('button', { name: 'Registra', exact: true }).click();
  await page.getByRole('button', { name: 'Invita nel portale' }).click();
  await page.getByRole('button', { name: 'Manda l’invito' }).click();

  const { links } = await portal.mails.next({ to: EMAIL });
  const link = links.find((address) => address.includes('/reset-password'));
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const hers = await context.newPage();
  await hers.goto(link ?? '/');
  await hers.getByLabel('Nuova password').fill('Prova-2026!x');
  await hers.getByLabel('Ripeti la password').fill('Prova-2026!x');
  await hers.getByRole('button', { name: italian('accounts:reset.submit') }).click();
  await expect(hers.getByText('Password modificata con successo')).toBeVisible();

  // The step now leads to the members, where her page has the act.
  await page.goto('/bank-home');
  await expect(step).toContainText('dietro i tre puntini');
  await step.getByRole('link').click();
  await page.getByRole('link', { name: 'Seconda Bice' }).click();
  await pressRare(page, 'Affida l’amministrazione');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Affida l’amministrazione' }).click();
  await expect(page.getByText('Bice Seconda ora amministra la banca')).toBeVisible();
  await page.goto('/bank-home');
  await expect(step.getByRole('heading')).toHaveText('Fatto: Chiama qualcuno accanto a te');
  await expect(step.getByRole('link')).toHaveCount(0);
  await expect(page.getByText(ALONE)).toHaveCount(0);

  await enterAs(hers, EMAIL, '/bank-home', 'Prova-2026!x');
  await expect(hers.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hers.getByText(ALONE)).toHaveCount(0);
  await context.close();
});
