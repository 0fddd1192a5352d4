/**
 * `npm run test:change`: every check, and the tests that this change can break, the nearest first, as many
 * as five minutes hold. It says what it leaves out. `npm run test:change -- COMMIT` looks at everything since
 * that commit; not said, since the branch left main, or at the last commit of a clean main.
 */
import { join } from 'node:path';
import { changeIn } from './change/changed-files.ts';
import { chosen, keptSeconds } from './change/choice.ts';
import { readProject } from './change/project.ts';
import { testsReached } from './change/reach.ts';
import { browserStories, CHECKS, codeTests, runStages, WEB_BUILD } from './stages.ts';

const ROOT = join(import.meta.dirname, '..');
/**
 * What tests may take together by their own clocks, two at a time on two cores: with checks, build and
 * the starts of both runners that makes five minutes.
 */
const BUDGET_S = 340;

const [since] = process.argv.slice(2);
const { base, files } = changeIn(ROOT, since);
const weights = testsReached(files, readProject(ROOT));
const { run, leftOut } = chosen(weights, await keptSeconds(ROOT), BUDGET_S);
const [stories, tests] = [run.filter(isStory), run.filter((file) => !isStory(file))];

process.stdout.write(
  `${files.length} files changed since ${base.slice(0, 8)}, which can break ${weights.size} files of tests.\n` +
    `Tried: ${tests.length} of code and components, ${stories.length} of stories in a browser.\n` +
    (leftOut.length > 0
      ? `Left out, as there is no time for them (npm test runs all):\n  ${leftOut.join('\n  ')}\n`
      : ''),
);
await runStages([
  CHECKS,
  ...(stories.length > 0 || tests.some((file) => file.startsWith('server/')) ? [WEB_BUILD] : []),
  ...(tests.length > 0 ? [codeTests(tests)] : []),
  ...(stories.length > 0 ? [browserStories(stories)] : []),
]);

function isStory(file: string): boolean {
  return file.startsWith('e2e/');
}
