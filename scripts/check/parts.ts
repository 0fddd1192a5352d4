/** The parts of `npm run check`: what each guards, and how it is asked. */
import { misfits } from '../mutants/faults.ts';
import { termTroubles } from '../texts/terms.ts';
import { brokenTexts } from '../texts/troubles.ts';
import { brokenDescription } from './api-description.ts';
import { brokenCitations } from './citations.ts';
import { brokenRules } from './custom-rules.ts';
import { wordyDecisions } from './decisions.ts';
import { forbiddenImports } from './import-boundaries.ts';
import { brokenLicences } from './licences.ts';
import { brokenLock } from './lock.ts';
import { disturbingMigrations } from './migrations-beside.ts';
import { brokenPages } from './pages.ts';
import { homelessPages } from './room-pages.ts';
import { runTool } from './run.ts';
import { oversizedFiles } from './sizes.ts';
import { brokenStyles } from './styles.ts';

/** One part: resolves to what is wrong below `baseDir`, empty when all is well. */
export interface Part {
  name: string;
  faults(baseDir: string): Promise<string>;
}

/** Every part; parts.test.ts proves that each can fail. */
export const PARTS: Part[] = [
  tool('format and lint', 'biome', 'check', '--error-on-warnings', '--colors=off', '.'),
  types('contract, server and tools', '.'),
  types('web', 'web'),
  types('browser stories', 'e2e'),
  tool('nothing unused', 'knip', '--no-progress', '--treat-config-hints-as-errors'),
  own('import boundaries', forbiddenImports),
  own('custom rules', brokenRules),
  own('citations', brokenCitations),
  own('pages', brokenPages),
  own('pages of rooms', homelessPages),
  own('sizes', oversizedFiles),
  own('styles', brokenStyles),
  own('migrations', disturbingMigrations),
  own('decisions', wordyDecisions),
  own('texts', (baseDir) => [...brokenTexts(baseDir), ...termTroubles(baseDir)]),
  own('lock file', brokenLock),
  own('licences', brokenLicences),
  own('faults', misfits),
  { name: 'description of the API', faults: brokenDescription },
];

function tool(name: string, command: string, ...args: string[]): Part {
  return {
    name,
    async faults(baseDir) {
      const { code, said } = await runTool(command, args, { cwd: baseDir });
      return code === 0 ? '' : said.trim() || `${command} ended with code ${code}`;
    },
  };
}

/**
 * The three run side by side, each with one checker: the compiler's usual four check what they share four
 * times, which takes three times the processor and the memory.
 */
function types(of: string, project: string): Part {
  return tool(`types of ${of}`, 'tsc', '-p', project, '--checkers', '1');
}

function own(name: string, check: (baseDir: string) => string[]): Part {
  return {
    name,
    async faults(baseDir) {
      return check(baseDir).join('\n');
    },
  };
}
