/** Inviting many members to a login, so many a day, after an import and from the list of members (specification §12). */
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';

test('after an import the desk invites, so many a day, and pauses', async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-import');
  const lines = Array.from({ length: 12 }, (_, n) => `Invitandi;P${n};p${n}@inviti.example`);
  const file = ['Cognome;Nome;Email', ...lines].join('\n');
  await page
    .getByLabel('Scegli il file')
    .setInputFiles({ name: 'invitandi.csv', mimeType: '', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Avanti, controlla' }).click();
  await page.getByRole('button', { name: 'Esegui' }).click();
  await expect(page.getByRole('heading', { name: 'Importazione fatta' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Inviti a entrare nel portale' });
  await expectNoAxeViolations(page);
  await card.getByLabel('Quante lettere al giorno?').selectOption('10');
  await expect(card.getByText('Partono subito 10 lettere.')).toBeVisible();
  await card.getByRole('button', { name: 'Manda gli inviti' }).dblclick();
  await expect(card.getByText(/Gli inviti di oggi sono partiti/)).toBeVisible();
  await page.getByRole('link', { name: 'Guarda i soci' }).click();
  await card.getByRole('button', { name: 'Metti in pausa' }).click();
  await expect(card.getByText('Gli inviti sono in pausa: nessuna lettera parte.')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('button', { name: 'Continua con gli inviti' })).toBeVisible();
  await expectNoAxeViolations(page);
});
