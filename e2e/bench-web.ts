/**
 * How every screen comes to a cold phone: 390 × 844, a processor four times slower, nothing in the
 * browser's cache. Over a line of 9 Mbit/s with 100 ms of delay, the time until the largest part of the
 * page is painted, the time in which long tasks block it, and how many KiB of scripts and how many calls
 * it loads until it is quiet; over a slow line the sum of layout shifts, with what moved most.
 *
 * `npm run bench:web` prints a table; `npm run bench:web -- bank` only views whose names contain the
 * word. Ends with 1 when a screen is above the limits.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from './support/chromium.ts';
import setup from './support/global-setup.ts';
import { QUIET_HOME, watchLoading } from './support/loading.ts';
import { startTestPortal } from './support/portal.ts';
import { everyViewer, type View, type Viewer } from './support/views.ts';

const SHIFT_MAX = 0.02;
const BLOCKED_MS_MAX = 150;
/** The most ms until the largest part is painted, for the two screens that people wait for most. */
const PAINTED_MS_MAX: Record<string, number> = { landing: 500, home: 1200 };
/** The most KiB of scripts that a screen loads. */
const SCRIPTS_KIB_MAX = 265;
const HOME = 'home';
const CPU_RATE = 4;
const USUAL = { latency: 100, downloadThroughput: 9_000_000 / 8, uploadThroughput: 9_000_000 / 8 };
const SLOW = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const SHIFT_SOURCES_SHOWN = 2;
/** The quickest of so many counts: whatever else the machine does only adds to it. */
const ROUNDS = 3;
const OPENED_WITHIN_MS = 90_000;
const ASKED_EVERY_MS = 100;
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
  paintedMs: number;
  scriptsKib: number;
  calls: number;
}

declare global {
  interface Window {
    shifts: Shift[];
    tasksMs: number[];
    paintedMs: number;
  }
}

const words = process.argv.slice(2);
const stopDatabase = await setup();
const portal = await startTestPortal();
const browser = await chromium.launch(launchOptions);
const say = (line: string) => process.stdout.write(`${line}\n`);
let isAbove = false;
try {
  say('| screen | painted | blocked | scripts | calls | layout shift | what moved most |');
  say('| --- | --- | --- | --- | --- | --- | --- |');
  for (const viewer of await everyViewer(portal)) {
    // What a button opens has loaded before.
    for (const view of viewer.views.filter(
      ({ name, press }) => !press && words.every((word) => name.includes(word)),
    )) {
      report(view, await measure(browser, viewer, view));
    }
  }
} finally {
  await browser.close();
  await portal.stop();
  await stopDatabase();
}
process.exitCode = isAbove ? 1 : 0;

function report({ name }: View, figures: Figures): void {
  const { shift, moved, blockedMs, paintedMs, scriptsKib, calls } = figures;
  const isBad =
    shift > SHIFT_MAX ||
    blockedMs > BLOCKED_MS_MAX ||
    scriptsKib > (name === HOME ? QUIET_HOME.scriptsKib : SCRIPTS_KIB_MAX) ||
    (name === HOME && calls > QUIET_HOME.calls) ||
    paintedMs > (PAINTED_MS_MAX[name] ?? Number.POSITIVE_INFINITY);
  isAbove ||= isBad;
  const cells = [
    isBad ? `**${name}**` : name,
    `${Math.round(paintedMs)} ms`,
    `${Math.round(blockedMs)} ms`,
    `${scriptsKib.toFixed(0)} KiB`,
    String(calls),
    shift.toFixed(3),
    moved.join('; '),
  ];
  say(`| ${cells.join(' | ')} |`);
}

async function measure(from: Browser, viewer: Viewer, view: View): Promise<Figures> {
  const shifts = await onPhone(from, viewer, SLOW, async (page, devtools) => {
    await open(page, devtools, view);
    return page.evaluate(() => window.shifts);
  });
  const rounds: Awaited<ReturnType<typeof loadOnce>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await loadOnce(from, viewer, view));
  const least = (key: keyof (typeof rounds)[number]) => Math.min(...rounds.map((one) => one[key]));
  const biggest = shifts.toSorted((a, b) => b.value - a.value).slice(0, SHIFT_SOURCES_SHOWN);
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: biggest
      .filter(({ value }) => value >= 0.001)
      .map(({ value, sources }) => `${value.toFixed(3)} ${sources.join(', ')}`),
    blockedMs: least('blockedMs'),
    paintedMs: least('paintedMs'),
    scriptsKib: least('scriptsKib'),
    calls: least('calls'),
  };
}

/** One visit over the usual line. */
function loadOnce(from: Browser, viewer: Viewer, view: View) {
  return onPhone(from, viewer, USUAL, async (page, devtools) => {
    const loaded = await watchLoading(devtools);
    await open(page, devtools, view);
    const { tasksMs, paintedMs } = await page.evaluate(() => ({
      tasksMs: window.tasksMs,
      paintedMs: window.paintedMs,
    }));
    const blockedMs = tasksMs.reduce((sum, ms) => sum + Math.max(0, ms - TASK_MS), 0);
    const { scriptsKib, calls } = loaded();
    return { blockedMs, paintedMs, scriptsKib, calls: calls.length };
  });
}

/** Opens a view and waits until it has everything: a slow page is quiet for a while before it asks. */
async function open(page: Page, devtools: CDPSession, { address }: View): Promise<void> {
  await page.goto(address, { timeout: OPENED_WITHIN_MS });
  // What Playwright itself brings to watch a page would be measured with it.
  const asked = { expression: `(${isWhole})(${ASKED_EVERY_MS})`, awaitPromise: true };
  await devtools.send('Runtime.evaluate', asked);
  await page.waitForLoadState('networkidle', { timeout: OPENED_WITHIN_MS });
}

/** Runs in the page: resolves once its title is there and nothing of it is to come. */
function isWhole(askedEveryMs: number): Promise<void> {
  return new Promise((whole) => {
    const timer = setInterval(() => {
      if (!document.querySelector('h1') || document.querySelector('[data-loading]')) return;
      clearInterval(timer);
      whole();
    }, askedEveryMs);
  });
}

async function onPhone<Result>(
  from: Browser,
  { stored }: Viewer,
  line: typeof SLOW,
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
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  const result = await look(page, devtools);
  await context.close();
  return result;
}

/** Runs in the page before its own scripts. */
function observe(): void {
  window.shifts = [];
  window.tasksMs = [];
  window.paintedMs = 0;
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
  new PerformanceObserver((list) => {
    window.paintedMs = list.getEntries().at(-1)?.startTime ?? window.paintedMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
