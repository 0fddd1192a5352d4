/** Accessibility as axe-core sees it: WCAG 2.2 AA, on the page as it stands. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with each broken rule and where it is broken. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await troublesOfAxe(page), 'accessibility').toEqual([]);
}

/** Each broken rule and where it is broken, on the page as high as it is at last. */
export async function troublesOfAxe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const seen = page.viewportSize();
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  let height: number;
  let troubles: string[];
  do {
    height = await heightOf();
    // What lies under the bar of tabs can be scrolled clear of it, which axe does not know.
    if (seen) await page.setViewportSize({ ...seen, height: Math.max(seen.height, height) });
    troubles = await askAxe(page);
    if (seen) await page.setViewportSize(seen);
    // A page that grew meanwhile was not seen as a whole. Measured as high as the device is: some heights
    // follow that of the window.
  } while ((await heightOf()) > height);
  return troubles;
}

function askAxe(page: Page): Promise<string[]> {
  return page.evaluate(async (levels) => {
    const found = await window.axe?.run(document, { runOnly: levels });
    if (!found) throw new Error('axe is not in the page');
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
    );
  }, LEVELS);
}
