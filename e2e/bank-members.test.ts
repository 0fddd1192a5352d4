/** The bank's members at the desk: the list, mending data, excluding, administrators (specification §2, §5). */
import type { Page } from '@playwright/test';
import type { Member } from '#contract/people/members.ts';
import { atTheDesk, GIULIA, pressRare, secondAdmin, unfolded } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside } from './support/member.ts';
import { tokenOf } from './support/newcomer.ts';
import { printed, withoutDialog } from './support/printing.ts';

async function openMembers(page: Page, query = ''): Promise<void> {
  await enterAs(page, GIULIA, `/bank-members${query}`);
}

const rowOf = (page: Page, name: RegExp) => page.getByRole('row', { name });

test('are listed by name, found by typing or phone number, sorted in the address, and opened', async ({
  page,
  portal,
}) => {
  const { say } = await atTheDesk(portal);
  const all: Member[] = await say('GET', '/admin/banks/1/users?sort=name&limit=10');
  await openMembers(page);
  const rows = page.getByRole('table', { name: 'Soci della banca' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText(all[0]?.name ?? '');
  await expect(rows.first()).toContainText(all[0]?.email ?? '');
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Saldo' }).click();
  await expect(page).toHaveURL(/sort=total/);
  await page.getByRole('button', { name: 'Saldo' }).click();
  await expect(page).toHaveURL(/sort=-total/);
  const [richest]: Member[] = await say('GET', '/admin/banks/1/users?sort=-total&limit=1');
  await expect(rows.first()).toContainText(richest?.email ?? '');

  await page.getByLabel(italian('members:search')).fill('zanch');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/q=zanch/);
  await expect(rows.first()).toContainText('ivana.zanchi@example.org');
  await page.getByLabel(italian('members:search')).fill('nessuno così');
  await expect(page.getByText(italian('members:nobodyFound'))).toBeVisible();

  await page.getByLabel(italian('members:search')).fill('555 2847');
  await expect(rows).toHaveCount(1);
  await rows.locator('[data-label=Nascita]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Agazzi' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('link', { name: 'Soci' })).toHaveAttribute('aria-current', 'true');
  await expect(menu.locator('[aria-current]')).toHaveCount(1);
});

test('ten rows are in sight on an old laptop, and the choice of more is kept', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openMembers(page);
  const table = page.getByRole('table', { name: 'Soci della banca' });
  await expect(table.getByRole('link').first()).toBeVisible();
  await expect(page.getByLabel(italian('members:search'))).toBeInViewport({ ratio: 1 });
  await expect(table.locator('tbody tr')).toHaveCount(10);
  for (const row of await table.locator('tbody tr').all()) {
    await expect(row).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('navigation', { name: 'Pagine' })).toBeInViewport({ ratio: 1 });
  const box = page.getByRole('region', { name: 'Soci della banca' });
  expect(await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(
    0,
  );

  await page.goto('/bank-transactions');
  const exchanges = page.getByRole('table', { name: 'Scambi della banca' }).locator('tbody tr');
  await expect(exchanges).toHaveCount(10);
  for (const row of await exchanges.all()) await expect(row).toBeInViewport({ ratio: 1 });

  await page.goto('/bank-members');
  await page.getByRole('button', { name: 'Pagina successiva' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByLabel('Righe per pagina').selectOption('25');
  await expect(page).toHaveURL(/rows=25/);
  await expect(table.locator('tbody tr')).toHaveCount(25);
  await page.goto('/bank-members');
  await expect(table.locator('tbody tr')).toHaveCount(25);
  await page.getByLabel('Righe per pagina').selectOption({ label: 'tutte' });
  await expect(page.getByText(/^1–(\d+) di \1$/)).toBeVisible();
});

test('all who are found are saved as a spreadsheet and printed, and nothing of the page around', async ({
  page,
}) => {
  await withoutDialog(page);
  await openMembers(page, '?q=example');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta i soci' }).click();
  expect((await download).suggestedFilename()).toBe('soci.xlsx');
  await expect(page.getByText('File salvato: soci.xlsx')).toBeVisible();
  await page.getByRole('button', { name: 'Stampa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elenco telefonico' }).click();
  await printed(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Elenco telefonico' })).toBeVisible();
  await expect(page.getByText('cercando «example»')).toBeVisible();
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(40);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
});

test.describe('data of a member', () => {
  test('are mended in a dialog; a changed e-mail is warned about and signs them out', async ({
    page,
    portal,
  }) => {
    const { say } = await atTheDesk(portal);
    await openMembers(page, '?q=pagani');
    await page.getByRole('button', { name: 'Modifica Nadia Pagani' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifica i dati di Nadia Pagani' });
    await expect(dialog.getByLabel('Anno')).toHaveValue('1967');
    await expect(dialog.getByLabel('Giorno')).toHaveValue('21');
    await dialog.getByLabel('Telefono').fill('+39 035 555 0777');
    await expect(dialog.getByText(/Se cambi l’email/)).toBeHidden();
    await dialog.getByLabel('Email').fill('Nadia.Nuova@example.org');
    await expect(dialog.getByText(/Nadia Pagani uscirà dal portale/)).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Salva' }).dblclick();
    await expect(page.getByText('Dati di Nadia Pagani salvati')).toBeVisible();
    await expect(rowOf(page, /Pagani/)).toContainText('nadia.nuova@example.org');
    await expect(rowOf(page, /Pagani/)).toContainText('+39 035 555 0777');
    await expect(page.getByRole('button', { name: 'Modifica Nadia Pagani' })).toBeFocused();
    await tokenOf(portal, 'nadia.nuova@example.org');
    const [nadia]: Member[] = await say('GET', '/admin/banks/1/users?q=pagani');
    expect(nadia?.dateOfBirthday).toBe('21/07/1967');
  });

  test('of the administrator themselves: a new e-mail signs out at once', async ({
    page,
    portal,
  }) => {
    const admin = await secondAdmin(portal, 'seconda@example.org', 'Seconda');
    await enterAs(page, admin.email, '/bank-members?q=seconda', admin.password);
    await page.getByRole('button', { name: /Modifica .*Seconda/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('seconda.nuova@example.org');
    await expect(dialog.getByText(/appena salvi esci dal portale/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText(/Sei stato sloggato automaticamente/)).toBeVisible();
    await signIn(page, 'seconda.nuova@example.org', admin.password);
    await expect(page).toHaveURL('/home');
  });
});

test.describe('excluding', () => {
  test('names what is lost, defaults to safety, and is done once', async ({ page, portal }) => {
    const email = 'ornella.tasca@example.org';
    await openMembers(page, '?q=rossi');
    await expect(rowOf(page, /Rossi/)).toContainText('Amministra');
    await expect(rowOf(page, /Rossi/).getByRole('button', { name: /Escludi/ })).toBeDisabled();
    await page.goto('/bank-members?q=tasca');
    await page.getByRole('button', { name: 'Escludi Ornella Tasca' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Escludere Ornella Tasca dalla banca?',
    });
    await expect(question).toContainText('restano nei registri della banca');
    await expect(question.getByRole('button', { name: 'No, resta' })).toBeFocused();
    await expectNoAxeViolations(page);
    await question.press('Escape');
    await expect(page.getByRole('button', { name: 'Escludi Ornella Tasca' })).toBeFocused();
    await page.getByRole('button', { name: 'Escludi Ornella Tasca' }).click();
    await question.getByRole('button', { name: 'Escludi' }).dblclick();
    await expect(page.getByText('Ornella Tasca non fa più parte della banca')).toBeVisible();
    await expect(rowOf(page, /Tasca/)).toHaveCount(0);
    await portal.mails.next({ to: email });
    expect((await beside(portal, email)).status).toBe('new');
  });
});

test.describe('administrators', () => {
  test('a member becomes one on their page, and it is taken back', async ({ page, portal }) => {
    const email = 'andrea.beretta@example.org';
    const { id } = await beside(portal, email);
    await enterAs(page, GIULIA, `/bank-members/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Andrea Beretta' })).toBeVisible();
    const trail = await unfolded(page, 'Che cosa è successo');
    await expect(trail).toContainText('Registrazione nel portale');
    await expectNoAxeViolations(page);
    await pressRare(page, 'Affida l’amministrazione');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Affida l’amministrazione' }).click();
    await expect(page.getByText('Andrea Beretta ora amministra la banca')).toBeVisible();
    await expect(trail).toContainText('Amministrazione affidata');
    // Who administers is neither closed nor excluded.
    await page.locator('summary', { hasText: /^Altro per / }).click();
    await expect(page.getByRole('button', { name: 'Togli l’amministrazione' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Chiudi il conto' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Togli l’amministrazione' }).click();
    await question.getByRole('button', { name: 'Togli l’amministrazione' }).click();
    await expect(page.getByText('Andrea Beretta non amministra più la banca')).toBeVisible();
  });

  test('who gives up their own leaves the desk', async ({ page, portal }) => {
    const admin = await secondAdmin(portal, 'lascia@example.org', 'Lascia');
    await enterAs(page, admin.email, `/bank-members/${admin.id}`, admin.password);
    await pressRare(page, 'Togli l’amministrazione');
    const question = page.getByRole('alertdialog', { name: italian('members:role.takeOwnTitle') });
    await question.getByRole('button', { name: 'Togli l’amministrazione' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('the page of somebody who is no member', () => {
  test.use({ expectedErrors: [/404 GET \/api\/users\/\d+/] });

  test('says so and leads back', async ({ page, portal }) => {
    const { id } = await beside(portal, 'sara.fontana@example.org');
    await enterAs(page, GIULIA, `/bank-members/${id}`);
    await expect(page.getByText(italian('members:member.notFound'))).toBeVisible();
    await page.getByRole('link', { name: 'Tutti i soci' }).first().click();
    await expect(page).toHaveURL('/bank-members');
  });
});
