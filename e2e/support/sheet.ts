/** A spreadsheet that a page has saved, read back. */
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { type ReadSheet, readSheet } from '#server/test/support/spreadsheet.ts';

/** The sheet of a download. */
export async function sheetOf(download: Download): Promise<ReadSheet> {
  return readSheet(await readFile(await download.path()));
}
