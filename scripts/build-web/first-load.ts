/**
 * What a person's first visit costs: everything the drawn landing page asks for, as it travels. The
 * budget keeps heavy parts (calendars, long lists) out of it.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SCRIPT_BUDGET_KIB = 130;
const BYTES_PER_KIB = 1024;

/** Measures the Italian landing page; throws above the budget. Returns one line to print. */
export async function checkFirstLoad(dist: string): Promise<string> {
  const html = await readFile(join(dist, 'landing.it.html'), 'utf8');
  const asked = [...html.matchAll(/(?:src|href)="\/([^"?#]+\.(?:js|css|woff2))"/g)];
  const files = asked.map((match) => match[1] ?? '');
  const scripts = await weigh(
    dist,
    files.filter((file) => file.endsWith('.js')),
  );
  const styles = await weigh(
    dist,
    files.filter((file) => file.endsWith('.css')),
  );
  const fonts = await weigh(
    dist,
    files.filter((file) => file.endsWith('.woff2')),
  );
  const page = await weigh(dist, ['landing.it.html']);
  const report = `first load, brotli: scripts ${scripts} (budget ${SCRIPT_BUDGET_KIB}), styles ${styles}, page ${page}, font ${fonts} KiB`;
  if (scripts > SCRIPT_BUDGET_KIB) throw new Error(`Above the budget: ${report}`);
  return report;
}

async function weigh(dist: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map((file) => stat(join(dist, file.endsWith('.woff2') ? file : `${file}.br`))),
  );
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  return Math.round((bytes / BYTES_PER_KIB) * 10) / 10;
}
