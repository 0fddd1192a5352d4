/** Live updates: other tabs follow at once, and the tab that acted asks everything only once. */
import type { Page } from '@playwright/test';
import { formatMinutes } from '#contract/hours/hours.ts';
import { newMember } from './support/desk.ts';
import { enterAs, expect, test } from './support/fixtures.ts';

const lineOf = (page: Page, note: string) => page.getByRole('listitem').filter({ hasText: note });

/** How often each query leaves the page from now on. */
function queriesOf(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET' || !pathname.startsWith('/api/')) return;
    counts.set(pathname + search, (counts.get(pathname + search) ?? 0) + 1);
  });
  return counts;
}

test('after a confirmation each visible query is asked once, and the other tab follows', async ({
  context,
  page,
  portal,
}) => {
  // People of this story alone: letters of other stories' decisions leave later, and are updates too.
  const giver = await newMember(portal, 'finestra.due@example.org', 'Dora');
  const { email, password, ...receiver } = await newMember(portal, 'finestra@example.org', 'Rita');
  await giver.gives(receiver, { note: 'In due finestre', quantityOfHours: 6.5 });
  // The update about the recording has gone out as well, before anybody listens.
  const subject = `Da confermare: ${formatMinutes(6.5 * 60, 'it')}`;
  await portal.mails.next({ to: email, subject });
  await page.clock.install();
  await enterAs(page, email, '/home', password);
  await expect(page.getByRole('region', { name: 'Chi cerca te' })).toBeVisible();
  await page.waitForFunction(() => !document.querySelector('[data-loading]'));
  const other = await context.newPage();
  const live = other.waitForResponse('**/api/users/news');
  await enterAs(other, email, '/home', password);
  await live;
  await expect(lineOf(other, 'In due finestre')).toBeVisible();
  const confirm = lineOf(page, 'In due finestre').getByRole('button', { name: 'Conferma' });
  await expect(confirm).toBeVisible();

  const queries = queriesOf(page);
  await confirm.click();
  await expect(page.getByText('Scambio confermato con successo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Torna indietro' })).toBeVisible();
  await expect(lineOf(other, 'Confermato da Rita Arrivato')).toBeVisible();
  // The update has come to both tabs; whatever this one wants to ask because of it, it asks now.
  await page.clock.runFor(1000);
  await page.evaluate(() => fetch('/api/health'));

  const { '/api/health': health, ...counts } = Object.fromEntries(queries);
  expect(health).toBe(1);
  expect(Object.keys(counts)).toEqual(
    expect.arrayContaining(['/api/users/home', '/api/users/todo']),
  );
  expect(Object.values(counts)).toEqual(Object.keys(counts).map(() => 1));
  test.info().annotations.push({ type: 'queries', description: JSON.stringify(counts) });
});
