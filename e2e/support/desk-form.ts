/** The desk's form of new exchanges, as a story fills it in. */
import type { Page } from '@playwright/test';
import { GIULIA } from './desk.ts';
import { enterAs, expect } from './fixtures.ts';

export const creditor = (page: Page) => page.getByRole('combobox', { name: /^Creditore/ });
export const debtor = (page: Page) => page.getByRole('combobox', { name: /^Debitore/ });
export const duration = (page: Page) => page.getByRole('combobox', { name: 'Ore', exact: true });
export const register = (page: Page) => page.getByRole('button', { name: 'Registra', exact: true });

export async function openForm(page: Page): Promise<void> {
  await enterAs(page, GIULIA, '/bank-new-transaction');
}

export async function choose(page: Page, field: ReturnType<typeof creditor>, name: string) {
  await field.fill(name.toLowerCase());
  // A row that moves while it is clicked is not chosen.
  await expect(page.locator('[role=listbox][aria-busy]')).toHaveCount(0);
  await page.getByRole('option', { name, exact: true }).click();
}

/** What was done, how long, and a note. */
export async function fillOccasion(page: Page, note: string, time = '1,5'): Promise<void> {
  await choose(page, page.getByRole('combobox', { name: 'Attività' }), 'Passaggi in auto');
  await duration(page).fill(time);
  await page.getByLabel('Nota').fill(note);
}
