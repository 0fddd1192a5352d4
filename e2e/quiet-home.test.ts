/**
 * What a member's home loads until it is quiet, without a touch: few scripts, few calls, and nothing that
 * checks forms. The worker that keeps the application for times without a connection does not run here
 * (playwright.config.ts): it fetches the rest, one file after the other, for later visits.
 */
import { readFile } from 'node:fs/promises';
import { enterAs, expect, test } from './support/fixtures.ts';
import { QUIET_HOME, watchLoading } from './support/loading.ts';
import { decideOn, verified } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';

interface Member {
  email: string;
  password?: string;
}

const GIULIA = 'giulia.rossi@example.org';
const PAOLO = 'paolo.colombo@example.org';
const LECCO = 'Banca del Tempo di Lecco';

const MEMBERS: Record<string, (portal: TestPortal) => Promise<Member>> = {
  'with exchanges and matters that wait': async () => ({ email: 'marco.bianchi@example.org' }),
  'who looks after the bank': async () => ({ email: GIULIA }),
  'without an exchange': async (portal) => {
    const newcomer = await verified(portal, { email: 'tranquilla@example.org', bank: LECCO });
    await decideOn(portal, PAOLO, newcomer.email, 'accept');
    return newcomer;
  },
};

/** The file of the validation library, and of what needs it, as the build names it. */
async function filesWithForms(): Promise<string[]> {
  const manifest: Record<string, { name?: string; file: string }> = JSON.parse(
    await readFile('web/dist/.vite/manifest.json', 'utf8'),
  );
  const files = Object.values(manifest).filter(({ name }) => name?.endsWith('-forms'));
  return files.map(({ file }) => `/${file}`);
}

for (const [who, member] of Object.entries(MEMBERS)) {
  test(`the home of somebody ${who} is quiet after little`, { tag: '@phone' }, async ({
    page,
    portal,
  }) => {
    const { email, password } = await member(portal);
    // The stream would stay open, and a page is quiet when nothing is loading any more.
    await page.route('**/api/users/news', (route) => route.abort('aborted'));
    const loaded = await watchLoading(await page.context().newCDPSession(page));
    await enterAs(page, email, '/home', password);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    const { scripts, scriptsKib, calls } = loaded();
    expect.soft(calls.length, calls.join('\n')).toBeLessThanOrEqual(QUIET_HOME.calls);
    expect.soft(scriptsKib, [...scripts].join('\n')).toBeLessThanOrEqual(QUIET_HOME.scriptsKib);
    const withForms = await filesWithForms();
    expect(withForms).not.toHaveLength(0);
    expect([...scripts.keys()].filter((file) => withForms.includes(file))).toEqual([]);
  });
}
