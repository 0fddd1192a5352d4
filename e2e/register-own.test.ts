/** The register of members as a member reads it, and the board that decides before somebody joins (specification §46). */
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const MARCO = 'marco.bianchi@example.org';

test('a member writes their own line, and looks at the register where the bank shows it', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { say } = await atTheDesk(portal);
  await enterAs(page, MARCO, '/user-profile?lang=it');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Lingua e colori/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /Nel registro/ })).toHaveCount(0);
  await say('PUT', '/admin/rooms/association', { isOpen: true });
  await say('PUT', '/admin/register/legal-form', { legalForm: 'aps' });

  await enterAs(page, MARCO, '/user-profile?lang=it');
  await main.getByRole('link', { name: /Nel registro/ }).click();
  await expect(main.getByText('Ammissione da deliberare')).toBeVisible();
  await expect(main.getByText(/si guarda in segreteria/)).toBeVisible();
  await main.getByRole('button', { name: 'Scrivi' }).click();
  const form = page.getByRole('dialog', { name: italian('register:own.about') });
  await form.getByLabel(/Luogo di nascita/).fill('Nembro (BG)');
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(form).toHaveCount(0);
  await expect(main.getByText('Nembro (BG)')).toBeVisible();
  await expect(main.getByText(/Scritto da Marco Bianchi/)).toBeVisible();

  await say('PUT', '/admin/rules/register-visible', { value: true, note: 'Statuto, art. 7' });
  await page.reload();
  await main.getByRole('button', { name: 'Guarda il registro' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Ferrari Anna' })).toContainText(
    'tessera',
  );
  await expect(main.getByText('Nembro')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('where the board decides first, the desk notes the interview and the minutes take in', async ({
  page,
  portal,
}) => {
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rooms/association', { isOpen: true });
  await say('PUT', '/admin/rules/admission-first', { value: true, note: 'Statuto, art. 5' });
  await enterAs(page, GIULIA, '/bank-members-awaiting?lang=it');
  const main = page.getByRole('main');
  await expect(main.getByText('Qui decide prima il direttivo')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Accetta/ })).toHaveCount(0);
  await main
    .getByRole('button', { name: /^Colloquio/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /^Colloquio con/ });
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(main.getByText(/^Colloquio fatto: .*Giulia Rossi/)).toBeVisible();
  await main.getByRole('link', { name: 'Scrivi il verbale' }).click();
  const asking = main.getByRole('checkbox', { name: /chiede di entrare · colloquio/ });
  await expect(asking).toHaveCount(1);
  await asking.check();
  await main.getByLabel('Delibera', { exact: true }).fill('Direttivo, n. 4');
  await expectNoAxeViolations(page);
});
