/** The portal's desk: where its administrators land, what waits, and the live banks. */
import { newBankForm } from './support/desk.ts';
import { expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { ask, tokenOf, verified } from './support/newcomer.ts';

const DESK = 'portale@example.org';
const LECCO = 'Banca del Tempo di Lecco';

test('a portal administrator lands there, and the menu counts what waits', async ({
  page,
  portal,
}) => {
  const { email, password } = await verified(portal, { email: 'attesa@example.org' });
  const token = await tokenOf(portal, email, password);
  await ask(portal, 'POST', '/admin/banks', { token, body: newBankForm('Banca in attesa') });
  const open: unknown[] = await ask(portal, 'GET', '/portal/bank-applications', {
    token: await tokenOf(portal, DESK),
  });
  await signIn(page, DESK);
  await expect(page).toHaveURL('/portal');
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('link')).toHaveText([
    `Nuove banche${open.length}`,
    'Le banche',
    'Home',
  ]);
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/waiting-bank');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the live banks are listed; name, e-mail and founding date are changed there', async ({
  page,
}) => {
  await signIn(page, DESK);
  await page.getByRole('link', { name: 'Le banche', exact: true }).click();
  await expect(page).toHaveURL('/portal/banks');
  const row = page.getByRole('row', { name: /Lecco/ });
  await expect(row).toContainText('Paolo Colombo');
  await expectNoAxeViolations(page);
  await row.getByRole('button', { name: /Modifica/ }).click();
  const dialog = page.getByRole('dialog', { name: `Modifica ${LECCO}` });
  const date = dialog.getByLabel('Data di costituzione');
  const before = await date.inputValue();
  await expectNoAxeViolations(page);
  await date.fill('2999-01-01');
  await dialog.getByLabel('Email della banca').fill('lecco');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog.getByRole('alert')).toContainText('non può essere nel futuro');
  await expect(dialog.getByRole('alert')).toContainText('non è valido');
  await date.fill(before);
  await dialog.getByLabel('Email della banca').fill('nuova.lecco@example.org');
  await dialog.getByRole('button', { name: 'Salva' }).dblclick();
  await expect(page.getByText(`Dati di ${LECCO} salvati`)).toBeVisible();
  await expect(row).toContainText('nuova.lecco@example.org');
  await row.getByRole('button', { name: /Modifica/ }).click();
  await dialog.getByLabel('Email della banca').fill('lecco@example.org');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(row).toContainText('lecco@example.org');
});
