/** A story fails by itself when the page complains, even if everything asked of it came true. */
import type { BrowserContext, Response } from '@playwright/test';

/** Collects what goes wrong in any page of `context` from now on, one line each. */
export function watchFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  /** By their headers, the sessions that somebody is leaving. */
  const left = new Set<string>();
  context.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization && pathOf(request.url()) === '/api/logout') left.add(authorization);
  });
  context.on('weberror', (error) => faults.push(`error: ${error.error().stack}`));
  context.on('console', (message) => {
    // A refused call is told by its answer below, with more to recognise it by.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) faults.push(`console: ${message.text()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still loading.
    if (reason === 'net::ERR_ABORTED') return;
    faults.push(`request: ${request.method()} ${pathOf(request.url())} ${reason}`);
  });
  context.on('response', (response) => {
    // What another tab was still asking for when its reader signed out is refused, and nobody sees it.
    const isTooLate =
      response.status() === 401 &&
      response.request().method() === 'GET' &&
      left.has(response.request().headers().authorization ?? '');
    if (response.status() >= 400 && !isTooLate) faults.push(`answer: ${answerOf(response)}`);
  });
  return faults;
}

/** What is wrong after a story: faults nobody expected, and expected ones that never came. */
export function unsettled(faults: string[], expected: RegExp[]): string[] {
  return [
    ...faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    ...expected
      .filter((pattern) => !faults.some((fault) => pattern.test(fault)))
      .map((pattern) => `expected, but never came: ${pattern}`),
  ];
}

function answerOf(response: Response): string {
  return `${response.status()} ${response.request().method()} ${pathOf(response.url())}`;
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
