/** Rooms that offer themselves once, and what opens one by itself (specification §40). */
import type { Page } from '@playwright/test';
import { dayBack } from './support/day-back.ts';
import { atTheDesk, newBank, pressRare, registered } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { checkRows, giveFile } from './support/importing.ts';
import { italian } from './support/italian.ts';
import { beside } from './support/member.ts';
import type { Newcomer } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';

const known = (page: Page) => page.getByRole('region', { name: 'Da sapere' });
const CHEQUES = 'Vuoi dare libretti di assegni?';
const CAME_BACK = 'Il fondo ore è chiuso, ma non è a zero';

/** A new bank with two members without e-mail. */
async function twoOnPaper(portal: TestPortal, place: string) {
  const email = `ada.${place.toLowerCase()}@example.org`;
  const founder = await newBank(portal, `Banca del Tempo di ${place}`, email);
  for (const name of ['Rosa', 'Tino']) await registered(portal, founder, name);
  return founder;
}

/** The founder registers a third on the page. */
async function registerThird(page: Page) {
  await page.getByLabel('Nome', { exact: true }).fill('Zita');
  await page.getByLabel('Cognome').fill('Cremasco');
  await page.getByLabel('Ha firmato il modulo di adesione').check();
  await page.getByRole('button', { name: 'Registra', exact: true }).click();
  await expect(page.getByText('Zita Cremasco è socio della banca')).toBeVisible();
}

test('cheques are offered with the third member without e-mail, and a no stays away', async ({
  page,
  portal,
}) => {
  const founder = await twoOnPaper(portal, 'Trigolo');
  await enterAs(page, founder.email, '/bank-members-new', founder.password);
  await registerThird(page);
  await expect(page.getByText(CHEQUES)).toBeVisible();
  await expectNoAxeViolations(page);
  // What nobody has answered waits on the first page too.
  await page.goto('/bank-home');
  await expect(known(page)).toContainText(CHEQUES);
  await known(page).getByRole('button', { name: 'No, grazie' }).dblclick();
  await expect(known(page)).not.toContainText(CHEQUES);
  await page.reload();
  await expect(known(page)).toContainText('Sei da solo');
  await expect(known(page)).not.toContainText(CHEQUES);
  await page.goto('/bank-rooms');
  await expect(page.getByRole('button', { name: /^Apri Assegni/ })).toBeVisible();
});

test('an offer opens its room, and its links are there', async ({ page, portal }) => {
  const founder = await twoOnPaper(portal, 'Soresina');
  await enterAs(page, founder.email, '/bank-members-new', founder.password);
  await registerThird(page);
  await page.getByRole('button', { name: 'Apri', exact: true }).dblclick();
  await expect(page.getByText('«Assegni ed estratti su carta» è aperta')).toBeVisible();
  await expect(page.getByText(CHEQUES)).toHaveCount(0);
  await page.goto('/bank-home');
  const link = page.getByRole('main').getByRole('link', { name: 'Estratti', exact: true });
  await link.click();
  await expect(page).toHaveURL('/bank-statements');
});

/** Two members who have exchanged three hours. @returns the one who has them now */
async function threeHours(portal: TestPortal, founder: Newcomer & { bankId: number }) {
  const { say } = await atTheDesk(portal, founder.email, founder.password);
  const [rosa, tino] = [
    await registered(portal, founder, 'Ugo'),
    await registered(portal, founder, 'Ida'),
  ];
  await say('POST', '/admin/transactions', {
    ...{ bankTo: founder.bankId, userFrom: rosa, userTo: tino, activity: 1, basis: 'present' },
    ...{ dateOfTransaction: dayBack(0), quantityOfHours: 3, note: 'Una mano' },
  });
  return rosa;
}

test('an import and the closing of an account say that they open the fund, and do', async ({
  page,
  portal,
}) => {
  const founder = await newBank(portal, 'Banca del Tempo di Ripalta', 'ada.rip@example.org');
  const rosa = await threeHours(portal, founder);
  await enterAs(page, founder.email, '/bank-import', founder.password);
  const give = async (sheet: string) => {
    await giveFile(page, sheet);
    await checkRows(page);
    await expect(page.getByRole('button', { name: 'Esegui' })).toBeVisible();
  };
  const opens = page.getByText(italian('rooms:willOpen'));
  await give('Cognome;Nome;Saldo\nPari;Ada;2\nPari;Ugo;-2\n');
  await expect(opens).toHaveCount(0);
  await page.goto('/bank-import');
  await give('Cognome;Nome;Saldo\nDispari;Ada;3,5\nDispari;Ugo;-1\n');
  await expect(opens).toBeVisible();
  await page.goto(`/bank-members/${rosa}`);
  await pressRare(page, 'Chiudi il conto');
  const dialog = page.getByRole('dialog', { name: /^Chiudere il conto di Ugo/ });
  await dialog.getByLabel(italian('closing:plus.person')).check();
  await expect(opens).toHaveCount(0);
  await dialog.getByLabel(italian('closing:plus.fund')).check();
  await expect(opens).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Chiudi il conto' }).click();
  await expect(page.getByText(/^Il conto di Ugo.* è chiuso$/)).toBeVisible();
  await page.goto('/bank-fund');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fondo ore');
});

test('a closed fund into which hours come back says so until it is open', async ({
  page,
  portal,
}) => {
  const founder = await newBank(portal, 'Banca del Tempo di Casale', 'ada.casale@example.org');
  const rosa = await registered(portal, founder, 'Rosa');
  const { say } = await atTheDesk(portal, founder.email, founder.password);
  const me = await beside(portal, founder.email, founder.password);
  await say('PUT', '/admin/rooms/fund', { isOpen: true });
  // The founder gives the fund an hour, which it gives on.
  await say('POST', '/users/gifts', { toPerson: null, hours: 1, note: 'Per tutti' });
  const gift = await say('POST', '/admin/fund/gifts', { toPerson: rosa, hours: 1, note: 'Grazie' });
  await say('PUT', '/admin/rooms/fund', { isOpen: false });
  expect(await me.balance()).toBe(-1);
  await enterAs(page, founder.email, '/bank-home', founder.password);
  await expect(known(page)).toContainText('Sei da solo');
  await expect(page.getByText(CAME_BACK)).toHaveCount(0);
  await say('DELETE', `/admin/transactions/${gift.id}`);
  await page.reload();
  await expect(known(page)).toContainText(CAME_BACK);
  await expect(known(page).getByRole('button', { name: 'No, grazie' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.goto('/bank-rooms');
  const line = page.getByRole('listitem').filter({ hasText: 'Fondo ore' });
  await expect(line).toContainText(CAME_BACK);
  await expectNoAxeViolations(page);
  await line.getByRole('button', { name: /^Apri/ }).click();
  await expect(line).toContainText('Adesso non si chiude: il fondo non è a zero.');
  await expect(page.getByText(CAME_BACK)).toHaveCount(0);
});
