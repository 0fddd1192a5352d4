/** One's own bank and the help page: whom a member may turn to. */
import { atTheDesk } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, forget, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const BANK = 'Banca del Tempo di Bergamo';

test('the bank’s name in the header leads to its telephone, its hours and its people', async ({
  page,
}) => {
  await enterAs(page, 'marco.bianchi@example.org', '/home');
  await page.getByRole('banner').getByRole('link', { name: BANK }).click();
  await expect(page).toHaveURL('/my-bank');
  await expect(page.getByRole('heading', { name: BANK })).toBeFocused();
  await expect(page).toHaveTitle(/^\(\d+\) La mia banca · Banca del Tempo$/);
  await expect(page.getByRole('link', { name: '+39 035 555 0120' })).toHaveAttribute(
    'href',
    'tel:+390355550120',
  );
  await expect(page.getByText('martedì dalle 16 alle 18')).toBeVisible();
  await expect(page.getByRole('link', { name: /^bergamo.*@example.org/ })).toBeVisible();
  const giulia = page.getByRole('listitem').filter({ hasText: /^Giulia Rossi/ });
  await expect(giulia).toHaveText(/Presidente · Amministra la banca nel portale/);
  await page.getByText(italian('banks:mine.friends')).click();
  await expect(page.getByText('Banca del Tempo di Lecco')).toBeVisible();
  await page.getByText('Leggi l’informativa privacy').click();
  await expect(page.getByText('Titolare del trattamento')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('help answers twelve questions and ends at a telephone, or at the people of the portal', async ({
  page,
}) => {
  await enterAs(page, 'marco.bianchi@example.org', '/home');
  await page.getByRole('button', { name: 'Menu di Marco Bianchi' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Aiuto' }).click();
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(12);
  await expect(page.getByRole('link', { name: 'Chiama +39 035 555 0120' })).toHaveAttribute(
    'href',
    'tel:+390355550120',
  );
  await expectNoAxeViolations(page);
  await expect(page.getByText('Martedì dalle 16 alle 18')).toBeVisible();
  await page.getByRole('link', { name: italian('help:ask.act') }).click();
  await expect(page).toHaveURL('/my-bank');

  await forget(page);
  await enterAs(page, 'davide.conti@example.org', '/my-bank');
  await expect(page).toHaveURL('/waiting-bank');
  await page.getByRole('banner').getByRole('link', { name: 'Aiuto' }).click();
  await expect(page.getByRole('link', { name: 'Scrivi a portale@example.org' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Registra uno scambio' })).toBeHidden();
  await expectNoAxeViolations(page);
});

test('members see each other’s balances once their bank has opened them', async ({
  page,
  portal,
}) => {
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rules/balances-visible', { value: false, note: 'Com’era' });
  await enterAs(page, 'marco.bianchi@example.org', '/my-bank');
  await expect(page.locator('#rules')).toContainText('Il saldo lo vedono solo tu e la segreteria');
  const balances = page.getByRole('listitem').filter({ hasText: 'Saldi dei soci' });
  await expect(balances).toHaveCount(0);
  await say('PUT', '/admin/rules/balances-visible', { value: true, note: 'Deciso in assemblea' });
  await page.reload();
  await balances.getByText('Saldi dei soci', { exact: true }).click();
  await expect(balances).toContainText('Agazzi Marta');
  await expect(balances.getByRole('row', { name: /Agazzi Marta/ })).toContainText('6 h');
  await expectNoAxeViolations(page);
});
