/** What may leave of appointments. */
import type { Arrangement, BelowBand } from '#contract/board/arrangements.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { personName } from '#contract/person-name.ts';
import { daysBetween } from '#contract/time.ts';
import { belowBandAfter, type OwnBand } from '#server/modules/hours/limits/rules.ts';
import type { WallMoment } from '#server/platform/local-time.ts';
import {
  type ArrangementFacts,
  agreeRefusal,
  changeRefusal,
  dropRefusal,
  hasBegun,
  recordableMinutes,
  recordRefusal,
} from './rules.ts';
import type { ArrangementRow } from './sql.ts';

/** An appointment, single or standing, as far as its receiver's balance depends on it. */
export interface Planned {
  state: string;
  receiver_id: number;
  minutes: number;
}

export function factsOf(
  row: ArrangementRow,
  personId: number,
  { wall, today }: WallMoment,
): ArrangementFacts {
  return {
    state: row.state,
    sequence: row.sequence,
    isMyProposal: row.proposed_by === personId,
    startsAt: row.starts_at,
    isDayOver: wall.localOf(row.starts_at).day < today,
  };
}

/** The two people of an appointment, as rows have them. */
type TwoPeople = Pick<
  ArrangementRow,
  `${'giver' | 'receiver'}_${'id' | 'name' | 'surname' | 'bank_id' | 'bank_name'}`
>;

/** Both sides of an appointment, seen from one of them. */
export function sidesFor(row: TwoPeople, personId: number) {
  const giver = {
    personId: row.giver_id,
    bankId: row.giver_bank_id,
    name: row.giver_name,
    surname: row.giver_surname,
    bankName: row.giver_bank_name,
  };
  const receiver = {
    personId: row.receiver_id,
    bankId: row.receiver_bank_id,
    name: row.receiver_name,
    surname: row.receiver_surname,
    bankName: row.receiver_bank_name,
  };
  const iGive = giver.personId === personId;
  return { iGive, self: iGive ? giver : receiver, partner: iGive ? receiver : giver };
}

/** What both of the two and their desks read of it. */
export function presentPlan(row: ArrangementRow, { now, today, wall }: WallMoment) {
  const { day, time } = wall.localOf(row.starts_at);
  return {
    id: row.id,
    state: row.state,
    sequence: row.sequence,
    title: row.title,
    activity: { id: row.activity_id, type: row.activity_name },
    noticeId: row.notice_id,
    standingId: row.standing_id,
    day,
    time,
    daysAway: daysBetween(today, day),
    minutes: row.minutes,
    place: row.place,
    hours: recordableMinutes(row.minutes).map(hoursFromMinutes),
    hasBegun: hasBegun(row.starts_at, now),
    wasNotDone: row.was_not_done,
    exchange: presentRecorded(row),
  };
}

/** @param own where the reader's account stands, asked where they receive what is proposed */
export function presentArrangement(
  row: ArrangementRow,
  personId: number,
  moment: WallMoment,
  own: OwnBand | undefined,
): Arrangement {
  const facts = factsOf(row, personId, moment);
  const { iGive, partner } = sidesFor(row, personId);
  return {
    ...presentPlan(row, moment),
    iGive,
    partnerId: partner.personId,
    partnerName: personName(partner),
    // A body has but one name.
    partnerFirstName: partner.name || partner.surname,
    partnerBankName: partner.bankName,
    isMyProposal: facts.isMyProposal,
    byDesk: row.desk_by !== null,
    can: {
      agree: agreeRefusal(facts, row.sequence) === undefined,
      change: changeRefusal(facts, row.sequence) === undefined,
      drop: dropRefusal(facts) === undefined,
      record: recordRefusal(facts, moment.now) === undefined,
    },
    belowBand: belowBandOf(row, personId, own),
  };
}

/** What a yes would come to, of one date where it repeats; null within the band. */
export function belowBandOf(
  row: Planned,
  personId: number,
  own: OwnBand | undefined,
): BelowBand | null {
  if (!own || !asksForBand(row, personId)) return null;
  return belowBandAfter(own, row.minutes);
}

/** Whether the band of the reader matters: they receive what is not agreed yet. */
export const asksForBand = ({ state, receiver_id }: Planned, personId: number) =>
  state === 'proposed' && receiver_id === personId;

function presentRecorded(row: ArrangementRow): Arrangement['exchange'] {
  const { exchange_id: id, exchange_state: status, exchange_minutes: minutes } = row;
  if (id === null || status === null || minutes === null) return null;
  const by = { name: row.recorder_name ?? '', surname: row.recorder_surname ?? '' };
  return {
    ...{ id, status, hours: hoursFromMinutes(minutes) },
    ...{ by: personName(by), byId: row.recorder_id ?? 0 },
  };
}
