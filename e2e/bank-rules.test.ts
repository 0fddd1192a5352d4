/** The rules of a bank: read by a member, changed at the desk, and what somebody else changed meanwhile. */
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';

const MARCO = 'marco.bianchi@example.org';

test('a member reads each rule as a sentence, and changes none', async ({ page }) => {
  await enterAs(page, MARCO, '/my-bank');
  const rules = page.locator('#rules');
  await expect(rules.getByText('Un assegno vale 30 giorni.')).toBeHidden();
  await rules.getByText('Leggi le regole (17)').click();
  await expect(rules.getByText('Un assegno vale 30 giorni.')).toBeVisible();
  await expect(rules.getByText('A chi supera 50 h la banca ricorda')).toBeVisible();
  await expect(rules.getByRole('button')).toHaveCount(0);
  // How administrators sign in, and how far the fund may sink, they read at the desk.
  await expect(rules.getByRole('heading', { name: 'La segreteria' })).toHaveCount(0);
  await expect(rules.getByText(/[Ff]ondo ore può/)).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('an administrator changes one with a reason; members read what it was', async ({
  page,
  browser,
  portal,
}) => {
  await enterAs(page, GIULIA, '/bank-rules');
  const heads = ['Il saldo', 'Doni e fondo ore', 'La bacheca', 'La segreteria', 'Su carta'];
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(heads);
  // What an assembly asks first is in sight; the rest is folded, also for a keyboard.
  const inFirstYear = page.getByRole('button', { name: 'Cambia Saldo minimo nel primo anno' });
  await expect(inFirstYear).toBeHidden();
  const balance = page.getByRole('region', { name: 'Il saldo' });
  await balance.getByText(/^Altre regole/).click();
  await expect(inFirstYear).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Cambia Saldo minimo', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia: Saldo minimo' });
  await dialog.getByLabel('Ore').fill('tante');
  await dialog.getByRole('button', { name: 'Cambia la regola' }).click();
  await expect(dialog.getByText('Questo valore è fuori da quelli possibili').first()).toBeVisible();
  await expect(dialog.getByText('Scrivi perché cambia').first()).toBeVisible();
  await dialog.getByLabel('Ore').fill('25');
  await dialog.getByLabel('Perché?').fill('Deciso in assemblea');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Cambia la regola' }).click();
  await expect(page.getByText('Regola cambiata')).toBeVisible();
  await page.reload();
  // It differs from the start now: it stands in sight.
  const rule = page.getByRole('listitem').filter({ hasText: 'restare sopra −25 h' });
  await expect(rule).toBeVisible();
  await rule.getByText('Com’era prima').click();
  await expect(rule.getByText('Giulia Rossi: Deciso in assemblea').first()).toBeVisible();

  const member = await browser.newPage({ baseURL: portal.url });
  await enterAs(member, MARCO, '/my-bank#rules');
  await expect(member.getByText('restare sopra −25 h').first()).toBeVisible();
  await member.close();
});

test.describe('two administrators', () => {
  test.use({ expectedErrors: [/409 PUT/] });

  test('the second one sees what the first made of it and decides', async ({ page, portal }) => {
    await enterAs(page, GIULIA, '/bank-rules');
    const paper = page.getByRole('region', { name: 'Su carta' });
    await paper.getByText(/^Altre regole/).click();
    await page.getByRole('button', { name: 'Cambia Durata degli assegni' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambia: Durata degli assegni' });
    await dialog.getByLabel('Giorni').fill('60');
    await dialog.getByLabel('Perché?').fill('Due mesi');
    const { say } = await atTheDesk(portal);
    await say('PUT', '/admin/rules/cheque-days', { value: 45, note: 'Un mese e mezzo' });
    await dialog.getByRole('button', { name: 'Cambia la regola' }).click();
    await expect(dialog.getByText('30 giorni → 45 giorni')).toBeVisible();
    await dialog.getByLabel(/60 giorni/).check();
    await dialog.getByRole('button', { name: 'Cambia la regola' }).click();
    await expect(page.getByText('Un assegno vale 60 giorni.')).toBeVisible();
  });
});

test('the public profile is what others see, nothing else', async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-profile');
  await expect(page.getByText('Nata il 21 marzo 1998')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Modifica i dati']);
  for (const address of ['/bank-privacy', '/bank-webhooks', '/bank-rules', '/bank-archive']) {
    await expect(page.locator(`main a[href^="${address}"]`)).toHaveCount(0);
  }
});
