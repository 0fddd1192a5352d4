/** A bank takes everything along, and a portal that does not have it brings it in (specification §15). */
import { readFile } from 'node:fs/promises';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';

const GIULIA = 'giulia.rossi@example.org';
const PORTALE = 'portale@example.org';

test('the administrator is warned, and saves the archive', async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-archive');
  await expect(page.getByRole('heading', { level: 1, name: 'Porta via tutto' })).toBeVisible();
  const card = page.getByRole('main');
  await expect(card.getByText('contiene dati personali dei soci')).toBeVisible();
  const saved = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Scarica l’archivio' }).click();
  const file = await (await saved).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
  await expect(
    page.getByText(/Archivio salvato: Banca-del-Tempo-di-Bergamo-\d{4}-\d\d-\d\d\.zip/),
  ).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('the portal that has the bank', () => {
  test.use({ expectedErrors: [/(400|409) POST \/api\/portal\/bank-import/] });

  test('says that it is there already, or that a file is no archive, and keeps what is', async ({
    page,
    portal,
  }) => {
    const archive = await archiveOf(portal.url);
    await enterAs(page, PORTALE, '/portal/banks');
    const card = page.getByRole('region', { name: 'Importa una banca' });
    const act = card.getByRole('button', { name: 'Importa' });
    await expect(act).toBeDisabled();
    await expectNoAxeViolations(page);
    const choose = (name: string, buffer: Buffer) =>
      card.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
    await choose('foto.zip', Buffer.from('non un archivio'));
    await act.click();
    await expect(card.getByRole('alert')).toContainText('Questo archivio non si può importare');
    await choose('bank.zip', archive);
    await act.dblclick();
    await expect(card.getByRole('alert')).toContainText('c’è già una banca con questo nome');
    await expectNoAxeViolations(page);
  });
});

/** The archive of Bergamo. */
async function archiveOf(url: string): Promise<Buffer> {
  const signedIn = await fetch(`${url}/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: GIULIA, password: 'Tempo-2019!' }),
  });
  const answer = await fetch(`${url}/api/admin/bank-export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await signedIn.text()}` },
  });
  return Buffer.from(await answer.arrayBuffer());
}
