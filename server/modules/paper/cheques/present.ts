/** Cheques as the desk and the person who gave may read them. */

import { hoursFromMinutes } from '#contract/hours/hours.ts';
import {
  type Cheque,
  type ChequeBook,
  type ChequeGiver,
  type ChequeLine,
  chequeDueOn,
  type GivenCheque,
} from '#contract/paper/cheques.ts';
import { personName } from '#contract/person-name.ts';
import { type ChoiceReader, presentChoice } from '#server/modules/people/accounts/present.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { ChequeLineRow, ChequeRow, findGivers, listBooks } from './list-sql.ts';

/** The day of a moment, in the portal's time zone. */
type DayOf = (moment: Date) => string;

export function presentLine(row: ChequeLineRow, dayOf: DayOf): ChequeLine {
  const since = sinceOf(row);
  return {
    code: row.code,
    serial: row.serial,
    state: row.state,
    since: since === null ? null : dayOf(since),
    note: row.note,
    daysLate: row.days_late,
    void: row.void_cause === null ? null : { cause: row.void_cause, reason: row.void_reason },
    exchange: presentExchangeOf(row),
  };
}

function sinceOf(row: ChequeLineRow): Date | null {
  if (row.state === 'void') return row.void_at;
  return row.state === 'booked' ? row.recorded_at : row.handed_in_at;
}

function presentExchangeOf(row: ChequeLineRow): ChequeLine['exchange'] {
  if (row.exchange_id === null || row.exchange_state === null) return null;
  return {
    id: row.exchange_id,
    giverId: row.giver_id ?? 0,
    giverBankId: row.giver_bank_id ?? 0,
    giver: personName({ name: row.giver_name ?? '', surname: row.giver_surname ?? '' }),
    quantityOfHours: hoursFromMinutes(row.minutes ?? 0),
    day: row.performed_on ?? '',
    activity: { id: row.activity_id ?? 0, type: row.activity_name ?? '' },
    status: row.exchange_state,
  };
}

export function presentCheque(row: ChequeRow, daysAllowed: number, dayOf: DayOf): Cheque {
  return {
    ...presentLine(row, dayOf),
    owner: {
      id: row.owner_id,
      displayName: ownerName(row),
      fullName: row.owner_full_name,
      number: row.owner_number,
    },
    bank: { bankId: row.bank_id, name: row.bank_name },
    daysAllowed,
  };
}

export function ownerName(row: { owner_name: string; owner_surname: string }): string {
  return personName({ name: row.owner_name, surname: row.owner_surname });
}

/** To the person who has it in hand. What somebody else did with it is nobody's business. */
export function presentGiven(
  row: ChequeRow,
  daysAllowed: number,
  reader: SignedInMember,
): GivenCheque {
  const isMine = row.giver_id === reader.personId && row.giver_bank_id === reader.bankId;
  return {
    code: row.code,
    serial: row.serial,
    owner: { id: row.owner_id, displayName: ownerName(row) },
    bankName: row.bank_name,
    state: row.owner_id === reader.personId ? 'own' : stateFor(row, isMine),
    handedIn: isMine
      ? {
          exchangeId: row.exchange_id ?? 0,
          quantityOfHours: hoursFromMinutes(row.minutes ?? 0),
          dueOn: chequeDueOn(row.performed_on ?? '', daysAllowed),
        }
      : null,
  };
}

function stateFor({ state, void_cause }: ChequeRow, isMine: boolean): GivenCheque['state'] {
  if (state === 'blank') return 'open';
  if (state === 'void') return void_cause === 'membership-ended' ? 'open' : 'void';
  if (!isMine) return 'used';
  return state === 'booked' ? 'recorded' : 'mine';
}

export function presentBook(
  row: RowOf<typeof listBooks>,
  cheques: ChequeLine[],
  dayOf: DayOf,
): ChequeBook {
  return {
    id: row.id,
    firstSerial: row.first_serial,
    count: row.cheques,
    issuedOn: dayOf(row.issued_at),
    issuedBy: personName({ name: row.issuer_name, surname: row.issuer_surname }),
    closed: row.closed_at && { on: dayOf(row.closed_at), reason: row.closed_why },
    cheques,
  };
}

/** Administrators of the bank read the number on the card. */
export function presentGiver(row: RowOf<typeof findGivers>, reader: ChoiceReader): ChequeGiver {
  const { activity_id: id, activity_name: type } = row;
  return {
    ...presentChoice(row, reader),
    number: reader.isAdmin ? row.number : null,
    lastActivity: id === null || type === null ? null : { id, type },
  };
}
