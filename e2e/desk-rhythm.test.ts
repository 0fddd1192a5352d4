/** One rhythm at the desk: every page begins at one height and at one edge. */
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, test } from './support/fixtures.ts';

const PAGES = [
  '/bank-home',
  '/bank-members',
  '/bank-members-new',
  '/bank-members-awaiting',
  '/bank-members-unverified',
  '/bank-members-former',
  '/bank-network',
  '/bank-transactions',
  '/bank-pending-requests',
  '/bank-new-transaction',
  '/bank-cheques',
  '/bank-statistics',
  '/bank-statements',
  '/bank-board',
  '/bank-appointments',
  '/bank-message-reports',
  '/bank-privacy',
  '/bank-webhooks',
  '/bank-phone-call',
  '/bank-profile',
  '/bank-rules',
  '/bank-archive',
  '/bank-fund',
];

/** Between the line under the header and the heading. */
const DISTANCE_PX = 24;

test('headings stand 24 px under the header, and begin where every other page begins', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1366, height: 768 });
  await enterAs(page, GIULIA, '/bank-home');
  const begins: string[] = [];
  for (const address of PAGES) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    const title = await heading.boundingBox();
    const under = (title?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
    const isNear = Math.abs(under - DISTANCE_PX) <= 2;
    if (!isNear || Math.round(title?.x ?? 0) !== 75) {
      begins.push(`${address}: ${under} px under the header, at ${title?.x}`);
    }
  }
  expect(begins).toEqual([]);
});
