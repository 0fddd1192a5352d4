/** What a run of tests says about a fault that was put in. */
import { z } from 'zod';

/**
 * `killed`: a test failed. `survived`: all passed. `broken`: no test could even run, which says nothing
 * about the tests and is a mistake in the list.
 */
export type Verdict = { what: 'killed' | 'survived' | 'broken'; by: string };

const reportSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Reads the report of vitest's `json` reporter; undefined where there is none. */
export function verdictOf(report: string | undefined): Verdict {
  if (report === undefined) return { what: 'broken', by: 'the tests did not end by themselves' };
  const { numPassedTests, testResults } = reportSchema.parse(JSON.parse(report));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.find(({ status }) => status === 'failed');
  if (failed) {
    const [why = ''] = failed.failureMessages ?? [];
    return { what: 'killed', by: `${failed.fullName}: ${why.split('\n', 1).join('')}` };
  }
  const outside = testResults.find(({ message }) => message !== '');
  if (outside) return { what: 'broken', by: outside.message.split('\n', 1).join('') };
  return numPassedTests > 0
    ? { what: 'survived', by: '' }
    : { what: 'broken', by: 'no test was run' };
}
