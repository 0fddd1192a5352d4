/** One rhythm at the desk: every page begins at one height and at one edge. */
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, test } from './support/fixtures.ts';
import { marcoAndAnna } from './support/member.ts';

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
  '/bank-attention',
  '/bank-profile',
  '/bank-rules',
  '/bank-archive',
  '/bank-fund',
  '/bank-rooms',
  '/bank-board/new',
  '/bank-board/activities',
  '/bank-appointments/new',
];

/** They have their way back above the heading. */
const BELOW = ['/bank-share', '/bank-import', '/bank-home/guide', '/bank-new-transaction/evening'];

/** Between the line under the header and the heading. */
const DISTANCE_PX = { page: 24, below: 60 };
/** A heading beside a button or a picture stands in the middle of its line. */
const OFF_PX = { page: 2, below: 4 };

test('headings stand at one height under the header, and begin where every other page begins', async ({
  page,
  portal,
}) => {
  test.slow();
  const { anna } = await marcoAndAnna(portal);
  const { say } = await atTheDesk(portal);
  const [notice] = await say('GET', '/users/notices?limit=1');
  await page.setViewportSize({ width: 1366, height: 768 });
  await enterAs(page, GIULIA, '/bank-home');
  const begins: string[] = [];
  const pages = {
    page: [...PAGES, `/bank-board/answer?notice=${notice.id}`],
    below: [...BELOW, `/bank-members/${anna.id}`],
  };
  for (const kind of ['page', 'below'] as const) {
    for (const address of pages[kind]) {
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(page.locator('[data-back]'), address).toHaveCount(kind === 'below' ? 1 : 0);
      const header = await page.getByRole('banner').boundingBox();
      const title = await heading.boundingBox();
      const under = (title?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
      const isNear = Math.abs(under - DISTANCE_PX[kind]) <= OFF_PX[kind];
      if (!isNear || Math.round(title?.x ?? 0) !== 75) {
        begins.push(`${address}: ${under} px under the header, at ${title?.x}`);
      }
    }
  }
  expect(begins).toEqual([]);
});
