/** Who of a bank meets whom, for its desk, which acts for members who use no e-mail (specification §22). */
import type { ArrangementSide, DeskCard } from '#contract/board/arrangements-desk.ts';
import { personName } from '#contract/person-name.ts';
import { dayAfter } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import { onWall, type WallMoment } from '#server/platform/local-time.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { type DeskRow, listForDesk, listOfMember } from './desk-sql.ts';
import { presentPlan } from './present.ts';

/** What is open lies between a month ago and a little more than a year ahead. */
const PAST_DAYS = 31;
const AHEAD_DAYS = 370;

/** Appointments of members of the administrator's bank, or of one of them, the next first. */
export function readDeskArrangements(call: Call<'listDeskArrangements'>): Promise<Page<DeskCard>> {
  const { db, query, locale } = call;
  const { bankId } = call.actor;
  const moment = onWall(call);
  const { today, wall } = moment;
  const [back, ahead] = query.part === 'open' ? [PAST_DAYS, AHEAD_DAYS] : [0, 2];
  const from = wall.momentOf({ day: dayAfter(today, -back), time: '00:00' });
  const until = wall.momentOf({ day: dayAfter(today, ahead), time: '00:00' });
  const values = { ...pageValues(query), bankId, from, until };
  const present = (row: DeskRow) => presentForDesk(row, bankId, moment);
  const { person: personId } = query;
  return personId === undefined
    ? readPage(db, listForDesk(locale), values, present)
    : readPage(db, listOfMember(locale), { ...values, personId }, present);
}

function presentForDesk(row: DeskRow, bankId: number, moment: WallMoment): DeskCard {
  const person = (side: ArrangementSide) => {
    const isOurs = row[`${side}_bank_id`] === bankId;
    return {
      id: row[`${side}_id`],
      name: personName({ name: row[`${side}_name`], surname: row[`${side}_surname`] }),
      ...{ bankName: row[`${side}_bank_name`], isOurs },
      byDesk: isOurs && row[`${side}_access`] === 'desk',
      phone: isOurs ? row[`${side}_phone`] : null,
    };
  };
  return {
    ...presentPlan(row, moment),
    ...{ giver: person('giver'), receiver: person('receiver') },
    proposedBy: row.proposed_by === row.giver_id ? 'giver' : 'receiver',
  };
}
