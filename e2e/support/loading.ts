/** What a page loads by itself: every script as it is served, compressed, and every call of the portal. */
import type { CDPSession } from '@playwright/test';

const BYTES_PER_KIB = 1024;
const STREAM = '/api/users/news';

/** The most that a member's home loads until it is quiet, without a touch. */
export const QUIET_HOME = { scriptsKib: 160, calls: 6 };

export interface Loading {
  /** KiB as they were served, by address. */
  scripts: Map<string, number>;
  scriptsKib: number;
  /** With their method, in their order; the stream of updates once, though it is opened again. */
  calls: string[];
}

/** Watches from now on. @returns what has come so far */
export async function watchLoading(devtools: CDPSession): Promise<() => Loading> {
  const scripts = new Map<string, number>();
  const calls: string[] = [];
  devtools.on('Network.requestWillBeSent', ({ request: { method, url } }) => {
    const { pathname, search } = new URL(url);
    if (!pathname.startsWith('/api/')) return;
    const call = `${method} ${pathname}${search}`;
    if (pathname !== STREAM || !calls.includes(call)) calls.push(call);
  });
  devtools.on('Network.responseReceived', ({ type, response: { url, headers } }) => {
    if (type !== 'Script') return;
    const bytes = Number(headers['content-length'] ?? headers['Content-Length']);
    if (Number.isNaN(bytes)) throw new Error(`${url} does not say how long it is`);
    scripts.set(new URL(url).pathname, bytes / BYTES_PER_KIB);
  });
  await devtools.send('Network.enable');
  return () => {
    const scriptsKib = [...scripts.values()].reduce((sum, kib) => sum + kib, 0);
    return { scripts, scriptsKib, calls };
  };
}
