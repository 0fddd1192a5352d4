/** The wizard that brings members of a sheet, as a story goes through its first two steps. */
import type { Page } from '@playwright/test';

/** Chooses a file; its columns are shown once it is read. */
export function giveFile(page: Page, content: Buffer | string, name = 'soci.csv') {
  return page
    .getByLabel('Scegli il file')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

/** From the columns on to the check of each row. */
export function checkRows(page: Page) {
  return page.getByRole('button', { name: 'Avanti, controlla' }).click();
}
