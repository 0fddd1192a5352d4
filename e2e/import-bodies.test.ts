/** Bodies that come along with the members of a sheet (specifications §18 and §51): asked about, signed for, and shown where they need a referent. */
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { checkRows, giveFile } from './support/importing.ts';

const WITH_KINDS = [
  'Cognome;Nome;Tipo;Telefono;Chi ha firmato;Modulo firmato il',
  'Prova;Ada;persona;035 111;;',
  'Parrocchia di Prova;;parrocchia;035 222;don Luigi;01/02/2025',
].join('\n');
const UNTOLD = [
  'Cognome;Nome;Telefono',
  'Prova;Ugo;035 333',
  'Scuola di Prova;;035 444',
  'Teatro di Prova;;035 555',
].join('\n');

test('a body of a sheet waits for its room, comes in signed for, and leads to its referents', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { say } = await atTheDesk(portal);
  await enterAs(page, GIULIA, '/bank-import?lang=it');
  await giveFile(page, WITH_KINDS);
  await expect(page.getByLabel('«Tipo»')).toHaveValue('memberKind');
  await expect(page.getByLabel('«Chi ha firmato»')).toHaveValue('representedBy');
  const choices = page.getByLabel('«Telefono»').locator('option');
  await expect(choices.filter({ hasText: 'Indirizzo dell’ente' })).toHaveCount(0);
  await checkRows(page);
  const parish = page.getByRole('row', { name: /Parrocchia di Prova/ });
  await expect(parish).toContainText('apri prima la stanza «Enti soci»');
  await say('PUT', '/admin/rooms/bodies', { isOpen: true });
  await page.getByRole('button', { name: 'Torna alle colonne' }).click();
  await checkRows(page);
  await expect(page.getByText('Entrano 2 nuovi soci. Uno è un ente.')).toBeVisible();
  await expect(parish).toContainText('Ente: Parrocchia. Firmato da don Luigi il 01/02/2025.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Esegui' }).click();
  await expect(page.getByText('Per l’ente manca ancora un referente')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Parrocchia di Prova' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Nomina i referenti' }).click();
  await expect(page.getByRole('row', { name: /Parrocchia di Prova/ })).toContainText(
    'Nessuno: agisce la segreteria',
  );
});

test('rows with one name are asked about on a phone, all at once, and signed for on the spot', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { say } = await atTheDesk(portal);
  await say('PUT', '/admin/rooms/bodies', { isOpen: true });
  await enterAs(page, GIULIA, '/bank-import?lang=it');
  await giveFile(page, UNTOLD);
  await checkRows(page);
  await expect(page.getByText('«Scuola di Prova»: persona o ente?')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Dove non si sa, sono tutti enti' }).click();
  await expect(page.getByText('2 righe restano fuori')).toBeVisible();
  await page.getByRole('button', { name: 'Correggi: Riga 3 Scuola di Prova' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Persona o ente')).toHaveValue('school');
  await dialog.getByLabel('Chi ha firmato per l’ente').fill('Ada Rota');
  await dialog.getByLabel('Modulo firmato il').fill('03/03/2025');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Salva e controlla la riga' }).click();
  await expect(page.getByText('Entrano 2 nuovi soci. Uno è un ente.')).toBeVisible();
  await page.getByRole('button', { name: 'Esegui' }).click();
  await expect(page.getByRole('link', { name: 'Scuola di Prova' })).toBeVisible();
});
