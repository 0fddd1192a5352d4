/**
 * How steady and how quick to answer every screen is on a cold, slow phone: the sum of layout shifts
 * with what moved most, over a slow line, and the time in which long tasks block the page, over a
 * quick one. 390 × 844, a processor four times slower, nothing in the browser's cache.
 *
 * `npm run steadiness` prints a table; `npm run steadiness -- bank` only views whose names contain
 * the word. Ends with 1 when a screen is above the limits.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from './support/chromium.ts';
import setup from './support/global-setup.ts';
import { startTestPortal } from './support/portal.ts';
import { everyViewer, type View, type Viewer } from './support/views.ts';

const SHIFT_MAX = 0.02;
const BLOCKED_MS_MAX = 150;
const CPU_RATE = 4;
const SLOW = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const SHIFT_SOURCES_SHOWN = 2;
/** The quickest of so many counts: whatever else the machine does only adds to it. */
const BLOCKED_ROUNDS = 3;
/** A task blocks the page for what it takes beyond this. */
const TASK_MS = 50;

interface Shift {
  value: number;
  sources: string[];
}

interface Figures {
  shift: number;
  moved: string[];
  blockedMs: number;
}

declare global {
  interface Window {
    shifts: Shift[];
    tasksMs: number[];
  }
}

const words = process.argv.slice(2);
const stopDatabase = await setup();
const portal = await startTestPortal();
const browser = await chromium.launch(launchOptions);
const say = (line: string) => process.stdout.write(`${line}\n`);
let isAbove = false;
try {
  say('| screen | layout shift | blocked | what moved most |\n| --- | --- | --- | --- |');
  for (const viewer of await everyViewer(portal)) {
    // What a button opens has loaded before.
    for (const view of viewer.views.filter(
      ({ name, press }) => !press && words.every((word) => name.includes(word)),
    )) {
      const { shift, moved, blockedMs } = await measure(browser, viewer, view);
      const isBad = shift > SHIFT_MAX || blockedMs > BLOCKED_MS_MAX;
      isAbove ||= isBad;
      const figures = `${shift.toFixed(3)} | ${Math.round(blockedMs)} ms`;
      say(
        `| ${isBad ? '**' : ''}${view.name}${isBad ? '**' : ''} | ${figures} | ${moved.join('; ')} |`,
      );
    }
  }
} finally {
  await browser.close();
  await portal.stop();
  await stopDatabase();
}
process.exitCode = isAbove ? 1 : 0;

async function measure(from: Browser, viewer: Viewer, view: View): Promise<Figures> {
  const shifts = await onPhone(from, viewer, async (page, devtools) => {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
    await page.goto(view.address, { waitUntil: 'networkidle', timeout: 90_000 });
    return page.evaluate(() => window.shifts);
  });
  const blocked: number[] = [];
  for (let round = 0; round < BLOCKED_ROUNDS; round += 1) {
    const tasksMs = await onPhone(from, viewer, async (page) => {
      await page.goto(view.address, { waitUntil: 'networkidle' });
      return page.evaluate(() => window.tasksMs);
    });
    blocked.push(tasksMs.reduce((sum, ms) => sum + Math.max(0, ms - TASK_MS), 0));
  }
  const biggest = shifts.toSorted((a, b) => b.value - a.value).slice(0, SHIFT_SOURCES_SHOWN);
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: biggest
      .filter(({ value }) => value >= 0.001)
      .map(({ value, sources }) => `${value.toFixed(3)} ${sources.join(', ')}`),
    blockedMs: Math.min(...blocked),
  };
}

async function onPhone<Result>(
  from: Browser,
  { stored }: Viewer,
  look: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await from.newContext({
    baseURL: portal.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    serviceWorkers: 'block',
  });
  await context.addInitScript((kept) => Object.assign(localStorage, kept), stored);
  await context.addInitScript(observe);
  // The stream of updates never ends, and a page is measured until nothing is loading any more.
  await context.route('**/api/users/news', (route) => route.abort());
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  const result = await look(page, devtools);
  await context.close();
  return result;
}

/** Runs in the page before its own scripts. */
function observe(): void {
  window.shifts = [];
  window.tasksMs = [];
  const nameOf = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const name = element?.className.toString().split(' ')[0];
    return element ? `${element.localName}${name ? `.${name}` : ''}` : 'gone';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue;
      const sources = entry.sources
        .slice(0, 3)
        .map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} y ${Math.round(from.y)}→${Math.round(to.y)} h ${Math.round(from.height)}→${Math.round(to.height)}`,
        );
      window.shifts.push({ value: Number(entry.value), sources });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    window.tasksMs.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}
