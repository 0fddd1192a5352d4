/** A new bank (specification §1, §2, §5): applied for, decided at the portal's desk, then alive. */
import type { Page } from '@playwright/test';
import { approveBank, newBankForm } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { ask, tokenOf, verified } from './support/newcomer.ts';

const DESK = 'portale@example.org';

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nome della banca').fill(name);
  await page.getByLabel('Data di costituzione').fill('2024-03-01');
  await page.getByLabel('Presidente').fill('Ada Locatelli');
  await page.getByLabel('Segreteria e contabilità').fill('Piero Foresti');
  await page.getByLabel('Indirizzo').fill('Via Volta 3, 22100 Como');
  await page.getByLabel('Email della banca').fill('como@example.org');
  await page.getByLabel('Testo dell’informativa privacy').fill('Trattiamo i dati con cura.');
}

test('first one is told to write to the administrators; then every rule of the form', async ({
  page,
}) => {
  await signIn(page, 'davide.conti@example.org');
  await page.getByRole('link', { name: 'Crea una nuova banca' }).click();
  await expect(page.getByText(italian('portal:create.firstTitle'))).toBeVisible();
  const letter = page.getByRole('link', { name: 'Scrivi agli amministratori' });
  await expect(letter).toHaveAttribute(
    'href',
    /^mailto:portale@example\.org\?subject=Vorrei%20creare.*Davide%20Conti/,
  );

  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  for (const wrong of [
    italian('portal:create.wrong.name'),
    italian('portal:create.wrong.date'),
    italian('portal:create.wrong.president'),
    italian('portal:create.wrong.secretary'),
    italian('portal:create.wrong.address'),
    'Inserire un indirizzo email',
    italian('portal:create.wrong.gdpr'),
  ]) {
    await expect(summary).toContainText(wrong);
  }
  await page.getByLabel('Sito web').fill('como');
  await page.getByLabel('Pagina Facebook').fill('https://facebook.com/');
  await page.getByLabel('Telefono').focus();
  await expect(page.getByText(/Un indirizzo web valido è fatto così/).first()).toBeVisible();
  await expect(page.getByText(/Un indirizzo Facebook valido è fatto così/).first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('a new bank', () => {
  test.use({ expectedErrors: [/409 POST \/api\/admin\/banks/] });

  // Who applies for a new bank asks none: there is no bank to show meanwhile.
  test('is applied for, invisible until approved, and then run by who asked', async ({
    page,
    browser,
    baseURL,
    portal,
  }) => {
    const email = 'fonda@example.org';
    const bank = 'Banca del Tempo di Como';
    const { password } = await verified(portal, { email, name: 'Ada' });
    await enterAs(page, email, '/create-bank', password);
    await fillIn(page, 'BANCA del tempo di Bergamo');
    await page.getByRole('button', { name: 'Invia la richiesta' }).click();
    await expect(page.getByRole('alert')).toContainText(italian('portal:create.failed'));
    await expect(page.locator('[data-field="name"]')).toContainText('Esiste già una banca');
    await expect(page.getByLabel('Presidente')).toHaveValue('Ada Locatelli');
    await page.getByLabel('Nome della banca').fill(bank);
    await page.reload();
    await expect(page.getByLabel('Nome della banca')).toHaveValue(bank);
    await page.getByRole('button', { name: 'Invia la richiesta' }).dblclick();
    await expect(page).toHaveURL('/processing-request');
    await expect(page.getByText(/creazione della banca inviata correttamente/)).toBeVisible();
    await expect(page.getByText('Gli amministratori del portale stanno leggendo')).toBeVisible();
    await portal.mails.next({ to: DESK });

    const elsewhere = await browser.newContext({
      baseURL,
      locale: 'it-IT',
      reducedMotion: 'reduce',
    });
    const desk = await elsewhere.newPage();
    await signIn(desk, DESK);
    await desk.getByRole('link', { name: 'Nuove banche' }).click();
    await expect(desk).toHaveURL('/portal');
    const card = desk.getByRole('region', { name: bank });
    await expect(card).toContainText('Lo chiede Ada Arrivato');
    await expect(card).toContainText(email);
    await expectNoAxeViolations(desk);
    const listed = await ask(portal, 'GET', '/users/list-bank?q=Como');
    expect(listed).toEqual([]);

    await card.getByRole('button', { name: 'Approva', exact: true }).click();
    const question = desk.getByRole('alertdialog', { name: `Approvare ${bank}?` });
    await expectNoAxeViolations(desk);
    await question.getByRole('button', { name: 'Approva', exact: true }).click();
    await expect(desk.getByText(`${bank} è approvata`)).toBeVisible();
    await expect(card).toBeHidden();
    await desk.getByRole('button', { name: 'Approvate', exact: true }).click();
    await expect(desk).toHaveURL('/portal?status=approved');
    await expect(card).toBeVisible();
    await portal.mails.next({ to: email });
    await portal.mails.next({ to: 'como@example.org' });
    await elsewhere.close();

    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL('/home');
    await page.getByRole('link', { name: 'Amministrazione' }).click();
    await expect(page).toHaveURL('/bank-home');
  });
});

test('a bank is turned down, and the person who asked may ask again', async ({ page, portal }) => {
  const email = 'respinta@example.org';
  const bank = 'Banca del Tempo di Atlantide';
  const { password } = await verified(portal, { email });
  const token = await tokenOf(portal, email, password);
  await ask(portal, 'POST', '/admin/banks', { token, body: newBankForm(bank) });

  await enterAs(page, DESK, '/portal');
  await page
    .getByRole('region', { name: bank })
    .getByRole('button', { name: 'Non approvare' })
    .click();
  const question = page.getByRole('alertdialog', { name: `Non approvare ${bank}?` });
  await expect(question.getByRole('button', { name: 'Decido più tardi' })).toBeFocused();
  await question.getByRole('button', { name: 'Non approvare' }).click();
  await expect(page.getByText(`Richiesta di ${bank} non approvata`)).toBeVisible();
  await portal.mails.next({ to: email });
});

test('an application is taken back while it waits', async ({ page, portal }) => {
  const bank = `Banca del Tempo di Shangri`;
  const { email, password } = await verified(portal, {
    email: 'ritira@example.org',
  });
  const token = await tokenOf(portal, email, password);
  await ask(portal, 'POST', '/admin/banks', { token, body: newBankForm(bank) });
  await enterAs(page, email, '/processing-request', password);
  const card = page.getByRole('region', { name: italian('banks:processing.forBank') });
  await expect(card).toContainText(bank);
  await expectNoAxeViolations(page);
  await card.getByRole('button', { name: 'Ritira la richiesta' }).click();
  const question = page.getByRole('alertdialog', { name: italian('banks:processing.withdrawAsk') });
  await expect(question.getByRole('button', { name: 'No, la lascio' })).toBeFocused();
  await question.getByRole('button', { name: 'Ritira la richiesta' }).dblclick();
  await expect(page.getByText('Richiesta ritirata')).toBeVisible();
  await expect(page).toHaveURL('/waiting-bank');
});

test('another device of who applies is led right after a reload, while it waits and once it is approved', async ({
  page,
  portal,
}) => {
  const bank = 'Banca del Tempo di Varese';
  const { email, password } = await verified(portal, { email: 'due.schermi@example.org' });
  await enterAs(page, email, '/home', password);
  await expect(page).toHaveURL('/waiting-bank');
  const elsewhere = await tokenOf(portal, email, password);
  await ask(portal, 'POST', '/admin/banks', { token: elsewhere, body: newBankForm(bank) });
  await page.goto('/home');
  await expect(page).toHaveURL('/processing-request');
  await expect(page.getByText(bank)).toBeVisible();
});

test('a device that was away from before an application until its approval opens the new bank', async ({
  page,
  portal,
}) => {
  const bank = 'Banca del Tempo di Pavia';
  const { email, password } = await verified(portal, { email: 'tre.schermi@example.org' });
  await enterAs(page, email, '/home', password);
  await expect(page).toHaveURL('/waiting-bank');
  // A page without the application, which would ask by itself.
  await page.goto('/api/health');
  const token = await tokenOf(portal, email, password);
  await ask(portal, 'POST', '/admin/banks', { token, body: newBankForm(bank) });
  await approveBank(portal, bank);
  await page.goto('/home');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: 'Amministrazione' })).toBeVisible();
});
