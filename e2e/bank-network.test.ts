/** Friend banks at the desk (specification §2, §27): asked, answered, withdrawn, ended; one decision each. */
import type { Page } from '@playwright/test';
import { atTheDesk, GIULIA, newBank } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside } from './support/member.ts';
import type { TestPortal } from './support/portal.ts';

async function openNetwork(page: Page): Promise<void> {
  await enterAs(page, GIULIA, '/bank-network');
}

/** A new bank that has asked Bergamo for a link, and its administrator. */
async function bankThatAsks(portal: TestPortal, name: string, email: string) {
  const { password, bankId } = await newBank(portal, name, email);
  const desk = await atTheDesk(portal, email, password);
  const { bankId: bergamo } = await beside(portal, GIULIA);
  await desk.say('POST', `/admin/banks/${bergamo}/associate`);
  return { ...desk, bankId, password };
}

const lineOf = (page: Page, bank: string) => page.getByRole('listitem').filter({ hasText: bank });

test('what is asked of us stands first; friends with the hours that went each way', async ({
  page,
  portal,
}) => {
  const { friends } = await atTheDesk(portal);
  await openNetwork(page);
  await expect(page.getByRole('region', { name: 'Richieste ricevute' })).toContainText(
    'Zeitbank Bozen chiede di diventare vostra amica',
  );
  await page.getByText(italian('network:toApprove.about')).click();
  await expect(page.getByRole('region', { name: 'Richieste ricevute' })).toContainText(
    'bozen@example.org',
  );
  const lecco = (await friends()).find(({ bankRequester, bankRequired }) =>
    [bankRequester.name, bankRequired.name].includes('Banca del Tempo di Lecco'),
  );
  const row = page.getByRole('row', { name: /Lecco/ });
  const whole = Math.floor(lecco?.hoursReceived ?? 0);
  await expect(row).toContainText(`${whole}\u00a0h`);
  await expectNoAxeViolations(page);
  await row.getByRole('link', { name: /^Scambi con/ }).click();
  await expect(page).toHaveURL(/\/bank-transactions\?bank=\d+&from=$/);
  await expect(page.getByRole('table', { name: 'Scambi' })).toContainText('· Lecco');
});

test('a request is approved in one tap, and the friendship ended after a question', async ({
  page,
  portal,
}) => {
  const bank = 'Banca del Tempo di Sondrio';
  const asking = await bankThatAsks(portal, bank, 'sondrio@example.org');
  await openNetwork(page);
  await lineOf(page, bank).getByRole('button', { name: 'Accetta' }).dblclick();
  await expect(page.getByText(`${bank} ora è una banca amica`)).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(bank) });
  await expect(row).toBeVisible();
  expect(await asking.friends()).toHaveLength(1);

  const giulia = await beside(portal, GIULIA);
  const theirs = await beside(portal, 'sondrio@example.org', asking.password);
  await giulia.confirms(await theirs.gives(giulia, { quantityOfHours: 2 }));
  await row.getByRole('button', { name: 'Elimina' }).click();
  const question = page.getByRole('alertdialog', { name: `Eliminare l’amicizia con ${bank}?` });
  await expect(question).toContainText('Quelli in attesa si possono ancora decidere');
  await expect(question.getByRole('button', { name: 'No, lascia così' })).toBeFocused();
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Elimina l’amicizia' }).click();
  await expect(page.getByText(`${bank} non è più una banca amica`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await asking.friends()).toHaveLength(0);
  // What remains between the two stays in sight, in words.
  const past = page.getByRole('region', { name: italian('network:past.title') });
  await expect(past).toContainText(bank);
  await expect(past).toContainText(/2\sh ricevute: dovete loro 2\sh di tempo/);
  await expectNoAxeViolations(page);
});

test('we ask by typing a name, and take it back', async ({ page, portal }) => {
  const bank = 'Banca del Tempo di Lodi';
  const { password } = await newBank(portal, bank, 'lodi@example.org');
  const theirs = await atTheDesk(portal, 'lodi@example.org', password);
  await openNetwork(page);
  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(page.getByRole('alert')).toContainText(italian('network:ask.missing'));
  await page.getByLabel('Quale banca?').fill('lodi');
  await page.getByRole('option', { name: bank }).click();
  await page.getByRole('button', { name: 'Invia la richiesta' }).dblclick();
  await expect(page.getByText(`La richiesta è partita per ${bank}`)).toBeVisible();
  const mine = page.getByRole('region', { name: 'Le mie richieste' });
  await expect(mine).toContainText(`Hai chiesto a ${bank}`);
  expect(await theirs.toApprove()).toHaveLength(1);

  await mine.getByRole('button', { name: `Ritira la richiesta a ${bank}` }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Ritira la richiesta' }).click();
  await expect(page.getByText(`La richiesta a ${bank} è stata ritirata`)).toBeVisible();
  expect(await theirs.toApprove()).toHaveLength(0);
});
