/** The stories' own instruments: a complaint that nobody would hear proves nothing. */
import { expect, test } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { unsettled, watchFaults } from './support/faults.ts';

const SITE = 'http://site.example';
const PAGE = `<!doctype html><html lang="it"><head><title>Prova</title></head>
<body><main><h1>Prova</h1></main></body></html>`;

test.beforeEach(async ({ context, page }) => {
  await context.route(`${SITE}/**`, (route, request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/missing') return route.fulfill({ status: 404 });
    if (pathname === '/broken') return route.abort('connectionreset');
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE });
  });
  await page.goto(SITE);
});

test('a quiet page has no faults', async ({ context, page }) => {
  const faults = watchFaults(context);
  await page.reload();
  await expectNoAxeViolations(page);
  expect(faults).toEqual([]);
});

test('each kind of complaint is heard', async ({ context, page }) => {
  const faults = watchFaults(context);
  await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noConsole: the complaint to be heard
    console.error('oh');
    reportError(new Error('boom'));
    await fetch('/missing?id=1');
    await fetch('/broken').catch(() => {});
  });
  await expect
    .poll(() => faults.map((fault) => fault.split('\n')[0]).sort())
    .toEqual([
      'answer: 404 GET /missing?id=1',
      'console: oh',
      'error: Error: boom',
      'request: GET /broken net::ERR_CONNECTION_RESET',
    ]);
});

test('an expected complaint must come, and no other', () => {
  const faults = ['answer: 409 POST /api/users/transactions', 'console: oh'];
  expect(unsettled(faults, [/409 POST/, /console: oh/])).toEqual([]);
  expect(unsettled(faults, [/409 POST/])).toEqual(['console: oh']);
  expect(unsettled([], [/409 POST/])).toHaveLength(1);
});

test('a page that is hard to use is found out', async ({ page }) => {
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  await expect(expectNoAxeViolations(page)).rejects.toThrow('image-alt');
});
