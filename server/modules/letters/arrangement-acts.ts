/** What links in letters about an appointment do: agree, it was done, it was not. */
import type { Arrangement, Done } from '#contract/arrangements.ts';
import { type Act, ARRANGEMENT_ACTS, type ArrangementAct } from '#contract/letters.ts';
import type { Locale } from '#contract/locales.ts';
import { type Asked, agreeWithin, dropWithin } from '#server/modules/arrangements/proposing.ts';
import {
  type Party,
  type ReadingDeps,
  readArrangement,
  type Work,
} from '#server/modules/arrangements/reading.ts';
import { recordWithin } from '#server/modules/arrangements/recording.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

export function isArrangementAct(act: Act['act']): act is ArrangementAct {
  return ARRANGEMENT_ACTS.some((known) => known === act);
}

/**
 * Does it. What is agreed to is what stands now: a new proposal ends the links of the one before.
 * @throws Refusal as the calls of the same names
 */
export async function doArrangementAct(
  within: Work,
  actor: Party,
  { act, another }: { act: ArrangementAct; another: Done['another'] },
  asked: Asked,
): Promise<void> {
  const self = { ...actor, by: actor.personId };
  if (act === 'agree-arrangement') {
    await agreeWithin(within, self, asked, undefined);
  } else if (act === 'not-done-arrangement') {
    await dropWithin(within, self, asked);
  } else {
    const arrangement = await readArrangement(within, actor, asked.id, asked.locale);
    const quantityOfHours = hoursOf(act, arrangement);
    if (quantityOfHours === null) throw new Refusal('token-invalid');
    const done = { quantityOfHours, note: '', undoable: false, another };
    await recordWithin(within, actor, asked, done);
  }
}

interface ArrangementLink {
  act: ArrangementAct;
  id: number;
  person_id: number;
  bank_id: number | null;
  isUsed: boolean;
}

/** What it would do, and whether it still can. @throws Refusal `not-found` for what is gone */
export async function presentArrangementAct(
  deps: ReadingDeps,
  { act, id, person_id: personId, bank_id: bankId, isUsed }: ArrangementLink,
  locale: Locale,
): Promise<Act> {
  const reader = { personId, bankId: bankId ?? 0 };
  const arrangement = await readArrangement(deps, reader, id, locale);
  const { can } = arrangement;
  const mayDo: Record<ArrangementAct, boolean> = {
    'agree-arrangement': can.agree,
    'done-arrangement': can.record,
    'done-arrangement-less': can.record,
    'not-done-arrangement': can.drop,
  };
  return {
    act,
    isOpen: !isUsed && bankId !== null && mayDo[act],
    arrangement,
    hours: hoursOf(act, arrangement),
  };
}

/** The longer of the lengths that the plan can be recorded as, or the shorter. */
function hoursOf(act: ArrangementAct, { hours }: Arrangement): number | null {
  if (act === 'done-arrangement') return hours.at(-1) ?? null;
  return act === 'done-arrangement-less' ? (hours[0] ?? null) : null;
}
