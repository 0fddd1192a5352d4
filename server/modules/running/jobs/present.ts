/** Jobs that were given up as the portal's administrators read them: without data of anybody. */
import type { FailedJob } from '#contract/running/jobs.ts';
import { withoutPersonalData } from '#server/platform/log-privacy.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { listFailed } from './sql.ts';

/** @param about what the letter is about */
export function presentFailed(row: RowOf<typeof listFailed>, about: FailedJob['about']): FailedJob {
  const { id, task, letter, address, answer, tries } = row;
  return {
    id,
    kind: letter ?? task,
    about,
    recipient: address && maskAddress(address),
    failedAt: row.failed_at.toISOString(),
    tries,
    answer: answer && withoutPersonalData(answer),
  };
}

/** `a…@example.org`: enough to recognise one's own list of addresses in. */
function maskAddress(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local.slice(0, 1)}…@${domain}`;
}
