/** What may leave of standing appointments. */

import type { Standing } from '#contract/board/standings.ts';
import { personName } from '#contract/person-name.ts';
import type { OwnBand } from '#server/modules/hours/limits/rules.ts';
import { belowBandOf, sidesFor } from './present.ts';
import {
  nthOf,
  type StandingAct,
  type StandingFacts,
  standingRefusal,
  weekdayOf,
} from './standing-rules.ts';
import type { StandingRow } from './standing-sql.ts';

export function standingFacts(row: StandingRow, personId: number): StandingFacts {
  return { state: row.state, isMyProposal: row.proposed_by === personId };
}

/** @param own where the reader's account stands, asked where they receive what is proposed */
export function presentStanding(
  row: StandingRow,
  personId: number,
  own: OwnBand | undefined,
): Standing {
  const facts = standingFacts(row, personId);
  const { iGive, partner } = sidesFor(row, personId);
  const may = (act: StandingAct) => standingRefusal(act, facts) === undefined;
  return {
    id: row.id,
    state: row.state,
    title: row.title,
    activity: { id: row.activity_id, type: row.activity_name },
    every: row.every,
    weekday: weekdayOf(row.from_day),
    nth: nthOf(row.from_day),
    time: row.time,
    minutes: row.minutes,
    place: row.place,
    fromDay: row.from_day,
    untilDay: row.until_day,
    pausedUntil: row.paused_until,
    pausedByPortal: row.state === 'paused' && row.paused_by === null,
    iGive,
    partnerId: partner.personId,
    partnerName: personName(partner),
    partnerFirstName: partner.name || partner.surname,
    partnerBankName: partner.bankName,
    isMyProposal: facts.isMyProposal,
    can: {
      agree: may('agree'),
      drop: may('drop'),
      pause: may('pause'),
      resume: may('resume'),
      end: may('end'),
    },
    belowBand: belowBandOf(row, personId, own),
  };
}
