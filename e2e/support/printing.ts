/** Printing in stories: it is counted on the page, and nothing waits for a dialog of the browser. */
import { expect, type Page } from '@playwright/test';

/** From now on, on the page that is open and on those that come. */
export async function withoutDialog(page: Page): Promise<void> {
  await page.addInitScript(countPrints);
  await page.evaluate(countPrints);
}

function countPrints(): void {
  window.print = () => {
    const root = document.documentElement;
    const before = Number(root.getAttribute('data-printed'));
    root.setAttribute('data-printed', String(before + 1));
  };
}

/** So often was something printed since the page was loaded. */
export const printed = (page: Page, times = 1) =>
  expect(page.locator('html')).toHaveAttribute('data-printed', String(times));

/** The sheet goes as after a dialog of the browser. */
export const afterPrint = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event('afterprint')));
