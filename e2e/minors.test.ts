/** Members below the age that their bank asks for (specification §52), as its secretary takes them in. */
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const bornTwelveYearsAgo = { day: '31', month: '1', year: String(new Date().getFullYear() - 12) };

test('a secretary takes in somebody of twelve with the form of one parent, and mends it', async ({
  page,
  portal,
}) => {
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rooms/association', { isOpen: true });
  await enterAs(page, GIULIA, '/bank-members-new?lang=it');
  const main = page.getByRole('main');
  await main.getByLabel('Nome', { exact: true }).fill('Nina');
  await main.getByLabel('Cognome', { exact: true }).fill('Vitali');
  await expect(main.getByText('È sotto l’età minima della banca')).toHaveCount(0);
  const birth = main.getByRole('group', { name: /Data di nascita/ });
  await birth.getByLabel('Giorno').fill(bornTwelveYearsAgo.day);
  await birth.getByLabel('Mese').fill(bornTwelveYearsAgo.month);
  await birth.getByLabel('Anno').fill(bornTwelveYearsAgo.year);
  await expect(main.getByText('È sotto l’età minima della banca')).toBeVisible();
  await main.getByLabel(italian('minors:fields.name')).fill('Teresa Vitali');
  await main.getByLabel(italian('minors:fields.phone')).fill('347 9876543');
  await main
    .getByLabel(/modulo/i)
    .first()
    .check();
  await main.getByRole('button', { name: 'Registra', exact: true }).click();
  await expect(main.getByText('o segna che firma una persona sola')).toBeVisible();
  await main.getByLabel(italian('minors:fields.alone')).check();
  await main.getByLabel(/Perché firma una persona sola/).fill('Il padre vive all’estero');
  await expectNoAxeViolations(page);
  await main.getByRole('button', { name: 'Registra', exact: true }).click();
  await expect(main.getByText(/Nina Vitali/)).toBeVisible();

  await page.goto('/bank-home');
  await main.getByRole('link', { name: 'Minori' }).click();
  const line = main.getByRole('listitem').filter({ hasText: 'Nina Vitali' });
  await expect(line).toContainText('risponde Teresa Vitali (347 9876543)');
  await line.getByRole('button', { name: 'Correggi il modulo Nina Vitali' }).click();
  const form = page.getByRole('dialog', { name: 'Chi risponde di Nina Vitali' });
  await form.getByLabel(italian('minors:fields.phone')).fill('347 0000001');
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(form).toHaveCount(0);
  await expect(line).toContainText('347 0000001');

  await line.getByRole('link', { name: 'Nina Vitali' }).click();
  await page.getByText('Chi ne risponde', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Chi ne risponde' })).toContainText(
    'Il padre vive',
  );
});
