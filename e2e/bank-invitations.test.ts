/** Inviting many members to a login, so many a day, after an import and from the list of members (specification §12). */
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

test('after an import the desk invites a few by name, and stops them within the minute', async ({
  page,
}) => {
  await enterAs(page, GIULIA, '/bank-import');
  const lines = Array.from({ length: 12 }, (_, n) => `Invitandi;P${n};p${n}@inviti.example`);
  const file = ['Cognome;Nome;Email', ...lines].join('\n');
  await page
    .getByLabel('Scegli il file')
    .setInputFiles({ name: 'invitandi.csv', mimeType: '', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Avanti, controlla' }).click();
  await page.getByRole('button', { name: 'Esegui' }).click();
  await expect(page.getByRole('heading', { name: 'Importazione fatta' })).toBeVisible();
  const card = page.getByRole('region', { name: italian('invitations:title') });
  await expectNoAxeViolations(page);
  // A press asks first: five are ticked, by name.
  await card.getByRole('button', { name: 'Manda gli inviti' }).dblclick();
  const question = page.getByRole('dialog', { name: 'Mandare 5 inviti?' });
  await expect(question.getByText(/^A P0 Invitandi, .* e altre 2 persone/)).toBeVisible();
  await expectNoAxeViolations(page);
  await question.getByRole('checkbox', { name: /^Invitandi P0 / }).uncheck();
  const four = page.getByRole('dialog', { name: 'Mandare 4 inviti?' });
  await four.getByRole('button', { name: 'Nessuno' }).click();
  const nobody = page.getByRole('dialog', { name: 'Chi inviti?' });
  await expect(nobody.getByRole('button', { name: 'Manda gli inviti' })).toBeDisabled();
  await nobody.getByRole('button', { name: '5, per provare' }).click();
  await question.getByRole('button', { name: 'Manda 5 inviti' }).dblclick();
  await expect(card.getByText(/5 inviti partono tra \d+ secondi/)).toBeVisible();
  await page.reload();
  await card.getByRole('button', { name: 'Ferma' }).click();
  await expect(page.getByText(italian('invitations:stopped'))).toBeVisible();
  await page.getByRole('link', { name: 'Guarda i soci' }).click();
  await page.getByLabel('Come entrano').selectOption('to-invite');
  await expect(page.getByRole('row', { name: /Invitandi P0/ })).toBeVisible();
  await card.getByRole('button', { name: 'Manda gli inviti' }).click();
  await question.getByRole('button', { name: /^Tutti/ }).click();
  const all = page.getByRole('dialog', { name: /^Mandare \d+ inviti\?$/ });
  await all.getByLabel(italian('invitations:perDay')).selectOption('10');
  await expect(all.getByText(/Partono 10 al giorno: 2 giorni in tutto/)).toBeVisible();
  await all.getByRole('button', { name: /^Manda \d+ inviti$/ }).click();
  await expect(card.getByText(/10 inviti partono tra \d+ secondi/)).toBeVisible();
  await expectNoAxeViolations(page);
  await card.getByRole('button', { name: 'Ferma' }).click();
  await expect(card.getByRole('button', { name: 'Manda gli inviti' })).toBeVisible();
});
