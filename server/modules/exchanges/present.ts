/** Exchanges as they may be read. */
import { exchangeRefusal } from '#contract/abilities.ts';
import { type ExchangeAction, type ExchangeState, isPossible } from '#contract/exchange-states.ts';
import type { Exchange, ExchangeDetail, PendingExchange } from '#contract/exchanges.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import { showDay } from '#contract/values.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';

export interface ExchangeRow {
  id: number;
  creditor_id: number;
  creditor_bank_id: number;
  debtor_id: number;
  debtor_bank_id: number;
  performed_on: string;
  minutes: number;
  note: string;
  state: ExchangeState;
  created_at: Date;
  creditor_name: string;
  creditor_bank_name: string;
  debtor_name: string;
  debtor_bank_name: string;
  creator_name: string;
  activity_name: string;
}

/** The people and banks of an exchange, as permissions want them. */
export function sidesOf(row: ExchangeRow) {
  return {
    creditorId: row.creditor_id,
    creditorBankId: row.creditor_bank_id,
    debtorId: row.debtor_id,
    debtorBankId: row.debtor_bank_id,
  };
}

/** Hours without a sign: what was done, seen from nobody's side. */
export function presentExchange(row: ExchangeRow): Exchange {
  return {
    id: row.id,
    dateOfTransaction: showDay(row.performed_on),
    userFromId: row.creditor_id,
    userToId: row.debtor_id,
    userFromFullName: row.creditor_name,
    userToFullName: row.debtor_name,
    bankFromName: row.creditor_bank_name,
    bankToName: row.debtor_bank_name,
    note: row.note,
    quantityOfHours: hoursFromMinutes(row.minutes),
    creator: row.creator_name,
    status: row.state,
    activity: row.activity_name,
    createdAt: row.created_at.toISOString(),
  };
}

/** Hours signed from the reader's side: plus what they gave, minus what they received. */
export function presentSigned(row: ExchangeRow, readerId: number): Exchange {
  const exchange = presentExchange(row);
  const gave = row.creditor_id === readerId;
  return {
    ...exchange,
    quantityOfHours: gave ? exchange.quantityOfHours : -exchange.quantityOfHours,
  };
}

/** One that waits, with what the reader may do about it (laws L4, L5). */
export function presentPending(row: ExchangeRow, reader: SignedInMember): PendingExchange {
  const sides = sidesOf(row);
  return {
    ...presentExchange(row),
    canConfirm: exchangeRefusal(reader, 'confirm', sides) === undefined,
    canCancel: exchangeRefusal(reader, 'cancel', sides) === undefined,
  };
}

export interface HistoryRow {
  activity_id: number;
  created_at: Date;
  decided_at: Date | null;
  decision_reason: string | null;
  reversed_at: Date | null;
  reversal_reason: string | null;
  creator_name: string;
  decider_name: string | null;
  reverser_name: string | null;
}

/** One exchange whole, with what its reader may do now (laws L3 to L6). */
export function presentDetail(
  row: ExchangeRow,
  history: HistoryRow,
  reader: SignedInMember,
): ExchangeDetail {
  const may = (action: ExchangeAction) =>
    isPossible(action, row.state) && exchangeRefusal(reader, action, sidesOf(row)) === undefined;
  return {
    ...presentExchange(row),
    bankFrom: row.creditor_bank_id,
    bankTo: row.debtor_bank_id,
    activityId: history.activity_id,
    can: { confirm: may('confirm'), cancel: may('cancel'), reverse: may('reverse') },
    history: presentHistory(row.state, history),
  };
}

function presentHistory(state: ExchangeState, row: HistoryRow): ExchangeDetail['history'] {
  const steps: ExchangeDetail['history'] = [
    { what: 'recorded', at: row.created_at.toISOString(), by: row.creator_name, reason: null },
  ];
  if (row.decided_at) {
    steps.push({
      what: state === 'cancelled' ? 'cancelled' : 'confirmed',
      at: row.decided_at.toISOString(),
      by: row.decider_name ?? '',
      reason: row.decision_reason,
    });
  }
  if (row.reversed_at) {
    steps.push({
      what: 'reversed',
      at: row.reversed_at.toISOString(),
      by: row.reverser_name ?? '',
      reason: row.reversal_reason,
    });
  }
  return steps;
}
