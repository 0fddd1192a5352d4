/** The description of the API, read by a linter as those read it who generate clients from it. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runTool } from './run.ts';

const RULES = join(import.meta.dirname, 'redocly.yaml');
const DESCRIPTION = 'server/platform/http/description.ts';
/** Some portal: the linter complains about example.com and localhost. */
const PORTAL = { title: 'Portal', url: 'https://portal.example' };

/** @returns what the linter complains about in the description made in `baseDir`; empty when all is well. */
export async function brokenDescription(baseDir: string): Promise<string> {
  const source = join(baseDir, DESCRIPTION);
  if (!existsSync(source)) return '';
  const { describeApi } = await import(pathToFileURL(source).href);
  const folder = await mkdtemp(join(tmpdir(), 'api-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(await describeApi(PORTAL)));
    // It would tell its makers, and ask for a newer one.
    const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const args = ['lint', file, '--config', RULES, '--format', 'stylish', '--max-problems', '1000'];
    const { code, said } = await runTool('redocly', args, { env });
    const isClean = code === 0 && !/\b(warning|error)\b/.test(said);
    return isClean ? '' : said.trim();
  } finally {
    await rm(folder, { recursive: true });
  }
}
