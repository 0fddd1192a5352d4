/** `npm test`: every check, the build, the tests of code and components, the stories in a browser. */
import { browserStories, CHECKS, codeTests, runStages, WEB_BUILD } from './stages.ts';

await runStages([CHECKS, WEB_BUILD, codeTests(), browserStories()]);
