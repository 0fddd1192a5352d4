/** Exchanges as they may be read. */
import { exchangeRefusal } from '#contract/abilities.ts';
import {
  type ExchangeAction,
  type ExchangeState,
  isPossible,
} from '#contract/hours/exchange-states.ts';
import type {
  Exchange,
  ExchangeDetail,
  OwnExchange,
  PendingExchange,
} from '#contract/hours/exchanges.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { Locale } from '#contract/locales.ts';
import { actorName, personName } from '#contract/person-name.ts';
import { showDay } from '#contract/values.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { ExchangeRow } from './columns-sql.ts';
import type { findHistory, listTakenBack } from './history-sql.ts';
import type { ListedExchange } from './list-sql.ts';

type Sides = Pick<
  ExchangeRow,
  | 'creditor_id'
  | 'creditor_bank_id'
  | 'debtor_id'
  | 'debtor_bank_id'
  | 'created_by'
  | 'created_by_delegate'
>;

/** The people and banks of an exchange, as permissions need them. */
export function sidesOf(row: Sides) {
  return {
    creditorId: row.creditor_id,
    creditorBankId: row.creditor_bank_id,
    debtorId: row.debtor_id,
    debtorBankId: row.debtor_bank_id,
    recorderForCreditorId: row.created_by === row.creditor_id ? row.created_by_delegate : null,
  };
}

/** Hours without a sign, from nobody's side. */
export function presentExchange(row: ExchangeRow): Exchange {
  return {
    id: row.id,
    dateOfTransaction: showDay(row.performed_on),
    userFromId: row.creditor_id,
    userToId: row.debtor_id,
    fundSide: fundSideOf(row),
    bodySide: bodySideOf(row),
    userFromFullName: row.creditor_full_name,
    userToFullName: row.debtor_full_name,
    userFromDisplayName: personName({ name: row.creditor_name, surname: row.creditor_surname }),
    userToDisplayName: personName({ name: row.debtor_name, surname: row.debtor_surname }),
    bankFromName: row.creditor_bank_name,
    bankToName: row.debtor_bank_name,
    note: row.note,
    hand: row.hand,
    quantityOfHours: hoursFromMinutes(row.minutes),
    creator: row.creator_full_name,
    status: row.state,
    kind: row.kind,
    activity: row.activity_name,
    createdAt: row.created_at.toISOString(),
  };
}

/** The side of a bank's fund, if it takes part. */
function fundSideOf(row: Pick<ExchangeRow, 'creditor_kind' | 'debtor_kind'>) {
  if (row.creditor_kind === 'fund') return 'from';
  return row.debtor_kind === 'fund' ? 'to' : null;
}

/** The side of a body, or both. */
function bodySideOf(row: Pick<ExchangeRow, 'creditor_kind' | 'debtor_kind'>) {
  const [gave, received] = [row.creditor_kind === 'body', row.debtor_kind === 'body'];
  if (gave && received) return 'both';
  if (gave) return 'from';
  return received ? 'to' : null;
}

/** Hours signed from the reader's side: plus what they gave, minus what they received. */
export function presentSigned(row: ListedExchange, readerId: number): OwnExchange {
  const exchange = presentExchange(row);
  const gave = row.creditor_id === readerId;
  return {
    ...exchange,
    quantityOfHours: gave ? exchange.quantityOfHours : -exchange.quantityOfHours,
    balanceAfter: row.balance_after === undefined ? null : hoursFromMinutes(row.balance_after),
  };
}

/**
 * A pending exchange, with what the reader may do about it (laws L4, L5). What is certain to be refused,
 * for the fund cannot give it now, is nothing to be done.
 */
export function presentPending(row: ExchangeRow, reader: SignedInMember): PendingExchange {
  const sides = sidesOf(row);
  return {
    ...presentExchange(row),
    canConfirm: !row.waits_for_fund && exchangeRefusal(reader, 'confirm', sides) === undefined,
    canCancel: exchangeRefusal(reader, 'cancel', sides) === undefined,
  };
}

/** What happened to an exchange, and its decisions that were taken back. */
type History = RowOf<typeof findHistory> & { takenBack: RowOf<typeof listTakenBack>[] };

/** One exchange whole, with what its reader may do now (laws L3 to L6). */
export function presentDetail(
  row: ExchangeRow,
  history: History,
  reader: SignedInMember,
  locale: Locale,
): ExchangeDetail {
  const may = (action: ExchangeAction) =>
    isPossible(action, row.state) && exchangeRefusal(reader, action, sidesOf(row)) === undefined;
  return {
    ...presentExchange(row),
    bankFrom: row.creditor_bank_id,
    bankTo: row.debtor_bank_id,
    activityId: history.activity_id,
    can: {
      confirm: !row.waits_for_fund && may('confirm'),
      cancel: may('cancel'),
      reverse: may('reverse'),
    },
    history: presentHistory(row.state, history, locale),
  };
}

/** Nobody acted for the person. */
const NOBODY = { name: null, surname: null };

function presentHistory(
  state: ExchangeState,
  row: History,
  locale: Locale,
): ExchangeDetail['history'] {
  const steps: ExchangeDetail['history'] = [
    {
      what: 'recorded',
      at: row.created_at.toISOString(),
      by: actorName(
        { name: row.creator_name, surname: row.creator_surname },
        { name: row.creator_delegate_name, surname: row.creator_delegate_surname },
        locale,
      ),
      reason: null,
      basis: null,
    },
  ];
  for (const { at, decision, decided_at, ...who } of row.takenBack) {
    const actor = actorName(
      { name: who.actor_name, surname: who.actor_surname },
      { name: who.delegate_name, surname: who.delegate_surname },
      locale,
    );
    steps.push(
      { what: decision, at: decided_at.toISOString(), by: actor, reason: null, basis: null },
      { what: 'takenBack', at: at.toISOString(), by: actor, reason: null, basis: null },
    );
  }
  if (row.decided_at) {
    steps.push({
      what: state === 'cancelled' ? 'cancelled' : 'confirmed',
      at: row.decided_at.toISOString(),
      by: actorName(
        { name: row.decider_name, surname: row.decider_surname },
        { name: row.decider_delegate_name, surname: row.decider_delegate_surname },
        locale,
      ),
      reason: row.decision_reason,
      basis: row.basis,
    });
  }
  if (row.reversed_at) {
    steps.push({
      what: 'reversed',
      at: row.reversed_at.toISOString(),
      by: actorName({ name: row.reverser_name, surname: row.reverser_surname }, NOBODY, locale),
      reason: row.reversal_reason,
      basis: null,
    });
  }
  return steps;
}
