/** The form of a new exchange, as a story fills it in. */
import { expect, type Page, type Request } from '@playwright/test';
import { italian } from './italian.ts';
import type { MemberBeside } from './member.ts';

/** What the page says (specification §8). */
export const RECORDED = 'Scambio registrato correttamente';
export const FAILED = 'Errore nella fase di registrazione';

export const debtor = (page: Page) =>
  page.getByRole('combobox', { name: italian('recording:given.who') });
export const activity = (page: Page) => page.getByRole('combobox', { name: 'Attività' });
export const duration = (page: Page) => page.getByRole('combobox', { name: 'Ore', exact: true });
export const register = (page: Page) => page.getByRole('button', { name: 'Registra', exact: true });

/** Everything by keyboard, as somebody does who is used to it. */
export async function fillIn(page: Page, { note }: { note: string }) {
  for (const [field, letters] of [
    [debtor(page), 'ferrari an'],
    [activity(page), 'orto'],
  ] as const) {
    await field.pressSequentially(letters);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await duration(page).fill('1,5');
  await page.getByLabel('Nota').fill(note);
}

/** The exchanges with that note that wait, for any reader. */
export async function waiting(member: MemberBeside, note: string) {
  return (await member.pending()).filter((exchange) => exchange.note === note);
}

/** The keys the page has sent exchanges with. */
export function keysSent(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/users/transactions')) return;
    keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  return keys;
}
