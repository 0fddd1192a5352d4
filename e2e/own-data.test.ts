/** All that is kept about the reader, as one file (specification §35). */
import { readFile } from 'node:fs/promises';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

test.use({ expectedErrors: [/400 POST \/api\/users\/own-data/] });

test('a member proves who they are, and saves their data', async ({ page }) => {
  await enterAs(page, 'anna.ferrari@example.org', '/user-security');
  const card = page.getByRole('region', { name: 'I tuoi dati', exact: true });
  await card.getByRole('button', { name: italian('own-data:act') }).click();
  const dialog = page.getByRole('dialog', { name: 'I tuoi dati', exact: true });
  const password = dialog.getByLabel('La tua password');
  await expect(password).toBeVisible();
  await expectNoAxeViolations(page);
  const submit = dialog.getByRole('button', { name: 'Scarica', exact: true });
  await password.fill('non la so');
  await submit.click();
  await expect(
    dialog.getByRole('link', { name: italian('security:wrong.password') }),
  ).toBeVisible();
  await password.fill('Tempo-2019!');
  const saved = page.waitForEvent('download');
  await submit.click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('own-data.zip');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText('I tuoi dati sono salvati: own-data.zip')).toBeVisible();
  await expect(dialog).toBeHidden();
});
