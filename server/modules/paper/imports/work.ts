/** What is the same for all lines of an import that is checked or run. */

import type { Moment } from '#server/platform/clock.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { sentencesIn } from '#server/platform/texts.ts';
import type { ImportWork } from './applying.ts';
import type { lockImport } from './sql.ts';

const say = sentencesIn('server-books');

/** @param highestNumber the highest number of a card in the file; 0 without any */
export function workOf(
  found: RowOf<typeof lockImport>,
  { now, today }: Moment,
  highestNumber: number,
): ImportWork {
  const { mapping, locale } = found;
  return {
    importId: found.id,
    bankId: found.bank_id,
    fundId: found.fund_person_id,
    kind: mapping.kind,
    actorId: found.actor_id,
    locale,
    openedOn: mapping.openedOn,
    note: say(locale, 'notes.opening', { file: found.file_name }),
    feeReason: say(locale, 'notes.feeWaived', { file: found.file_name }),
    highestNumber,
    now,
    today,
  };
}
