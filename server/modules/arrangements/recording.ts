/**
 * From an appointment to hours (specification §22). Recorded by who gave, the exchange waits for the
 * debtor; recorded by who received, it is confirmed by that (law L4). Both at the same moment make
 * one exchange.
 */
import type { Arrangement, Done } from '#contract/arrangements.ts';
import type { ExchangeBasis } from '#contract/exchange-states.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import {
  alreadyRecorded,
  finish,
  looseHoursOf,
  takeTurn,
} from '#server/modules/exchanges/appointments.ts';
import { type Recording, recordChecked } from '#server/modules/exchanges/recording.ts';
import { confirmsAtOnce } from '#server/modules/exchanges/rules.ts';
import { lockActiveMembers } from '#server/modules/exchanges/sql.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Asked, findAllowed } from './proposing.ts';
import { momentOf, readArrangement, type Work } from './reading.ts';
import { recordRefusal } from './rules.ts';
import { lockArrangement } from './sql.ts';

/** Who records: one of the two. */
type Recorder = Pick<SignedInMember, 'personId' | 'bankId' | 'delegateId'>;

/**
 * It was done: records the hours.
 * @throws Refusal `not-found`, `too-early`, `already-decided` where somebody has
 *   recorded it or said that it was not done, `already-recorded` where hours of the two about that day
 *   belong to no appointment and it was not said whether they are of this one, or field problems where
 *   the two may not exchange now
 */
export function recordDone(
  deps: Deps,
  actor: Recorder,
  asked: Asked,
  done: Done,
): Promise<Arrangement> {
  return deps.database.transaction((transaction) =>
    recordWithin({ ...deps, database: transaction }, actor, asked, done),
  );
}

/**
 * The same within a transaction.
 * @param desk who of the desk records it for `actor`, and how their word has come; what the desk
 *   records for who received is confirmed where the desk might confirm it (law L9)
 */
export async function recordWithin(
  deps: Work,
  actor: Recorder,
  { id, locale }: Asked,
  { quantityOfHours, note, undoable, another }: Done,
  desk?: { admin: SignedInMember; basis: ExchangeBasis | undefined },
): Promise<Arrangement> {
  const { database: transaction } = deps;
  const now = deps.clock.now();
  const check = (facts: Parameters<typeof recordRefusal>[0]) => recordRefusal(facts, now);
  const { giver_id, giver_bank_id, receiver_id, receiver_bank_id, ...row } = await findAllowed(
    ...[transaction, actor, { id, locale }, check],
  );
  // First the people, then the appointment: the end of a membership takes the same order.
  const people = { personIds: [giver_id, receiver_id], bankIds: [giver_bank_id, receiver_bank_id] };
  await transaction.rows(lockActiveMembers, people);
  const parties = {
    ...{ creditorId: giver_id, creditorBankId: giver_bank_id },
    ...{ debtorId: receiver_id, debtorBankId: receiver_bank_id },
  };
  await takeTurn(transaction, parties);
  const locked = await transaction.first(lockArrangement, { id });
  if (locked?.state !== 'agreed') throw new Refusal('already-decided');
  const { day } = momentOf(deps).wall.localOf(row.starts_at);
  const loose = another ? undefined : await looseHoursOf(transaction, { parties, day });
  if (loose && another === undefined) throw alreadyRecorded(loose);
  if (another === false) {
    if (!loose) throw new Refusal('seen-outdated');
    await finish(deps, transaction, { id, exchangeId: loose.id });
    return readArrangement(deps, actor, id, locale);
  }
  const isGiver = giver_id === actor.personId;
  const atOnce = !isGiver && (!desk || confirmsAtOnce(desk.admin, parties));
  await recordChecked(deps, transaction, {
    what: howRecorded(isGiver, desk !== undefined),
    actor: desk?.admin ?? actor,
    parties,
    form: {
      ...{ userFrom: giver_id, userTo: receiver_id, bankTo: receiver_bank_id },
      activity: locked.activity_id,
      dateOfTransaction: day,
      quantityOfHours,
      note: note === '' ? row.title : note,
    },
    locale,
    atOnce,
    isUndoable: atOnce && undoable,
    basis: atOnce ? desk?.basis : undefined,
    appointmentId: id,
  });
  return readArrangement(deps, actor, id, locale);
}

function howRecorded(isGiver: boolean, isByDesk: boolean): Recording['what'] {
  if (isByDesk) return 'bank';
  return isGiver ? 'own' : 'received';
}
