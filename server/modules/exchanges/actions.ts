/** Recording exchanges and deciding on them (laws L1 to L7). */
import { exchangeRefusal } from '#contract/abilities.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type ExchangeAction, TRANSITIONS } from '#contract/exchange-states.ts';
import { type Exchange, exchangeSchema, type NewExchange } from '#contract/exchanges.ts';
import { minutesFromHours } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { once } from '#server/modules/guards/once.ts';
import { areLinked } from '#server/modules/network/actions.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { presentExchange, sidesOf } from './present.ts';
import { problemsOfRecording } from './rules.ts';
import {
  activityExists,
  decideExchange,
  findExchange,
  holdActiveMembers,
  recordExchange,
} from './sql.ts';

/**
 * A member records hours they gave; the exchange waits for the debtor (laws L1, L2).
 * The same key and form have one effect and one answer.
 * @throws Refusal `forbidden` in another's name, `idempotency-key-reused`, or field problems
 */
export async function recordOwnExchange(
  deps: Deps,
  actor: SignedInMember,
  form: NewExchange,
  { key, locale }: { key: string | undefined; locale: Locale },
): Promise<Exchange> {
  const inOwnName =
    (form.userFrom ?? actor.personId) === actor.personId &&
    (form.bankFrom ?? actor.bankId) === actor.bankId;
  if (!inOwnName) throw new Refusal('forbidden');
  const intention = { personId: actor.personId, key, request: ['record', form] };
  return once(deps.database, deps.clock, intention, exchangeSchema.parse, (transaction) =>
    record(deps, transaction, actor, form, locale),
  );
}

async function record(
  deps: Deps,
  transaction: Transaction,
  actor: SignedInMember,
  form: NewExchange,
  locale: Locale,
): Promise<Exchange> {
  const sides = {
    creditorId: actor.personId,
    creditorBankId: actor.bankId,
    debtorId: form.userTo,
    debtorBankId: form.bankTo,
  };
  const active = await transaction.rows(holdActiveMembers, sides);
  const isActive = (id: number) => active.some((member) => member.person_id === id);
  if (!isActive(sides.creditorId)) throw new Refusal('forbidden');
  const linked =
    form.bankTo === actor.bankId || (await areLinked(transaction, actor.bankId, form.bankTo));
  const activity = await transaction.first(activityExists, { activityId: form.activity });
  refuseFields(
    problemsOfRecording({
      ...sides,
      performedOn: form.dateOfTransaction,
      today: deps.clock.today(),
      debtorIsActive: isActive(sides.debtorId),
      banksAreSameOrLinked: linked,
      activityExists: activity !== undefined,
    }),
  );
  const recorded = await transaction.first(recordExchange, {
    ...sides,
    activityId: form.activity,
    performedOn: form.dateOfTransaction,
    minutes: minutesFromHours(form.quantityOfHours),
    note: form.note,
    actorId: actor.personId,
    actorBankId: actor.bankId,
    now: deps.clock.now(),
  });
  const row = recorded && (await transaction.first(findExchange(locale), recorded));
  if (!row) throw new Error('a recorded exchange can be read');
  return presentExchange(row);
}

/** What a decision meets when the exchange is in another state than the one it leaves. */
const IN_ANOTHER_STATE = (action: ExchangeAction, state: Exchange['status']): ErrorCode =>
  action === 'reverse' && state === 'pending' ? 'not-confirmed' : 'already-decided';

/**
 * Confirms, cancels or reverses an exchange: who may is judged on facts that never change (laws
 * L4 to L6), and then one guarded statement does it all, or finds that somebody was faster (L3).
 * @throws Refusal `not-found`, a refusal of the laws, `already-decided` or `not-confirmed`
 */
export async function decide(
  deps: Deps,
  actor: SignedInMember,
  action: ExchangeAction,
  { id, reason, locale }: { id: number; reason?: string | undefined; locale: Locale },
): Promise<Exchange> {
  const row = await deps.database.first(findExchange(locale), { id });
  if (!row) throw new Refusal('not-found');
  const refusal = exchangeRefusal(actor, action, sidesOf(row));
  if (refusal) throw new Refusal(refusal);
  const { from, to } = TRANSITIONS[action];
  if (row.state !== from) throw new Refusal(IN_ANOTHER_STATE(action, row.state));
  const decided = await deps.database.first(decideExchange(action), {
    id,
    actorId: actor.personId,
    actorBankId: actor.bankId,
    reason: reason === undefined || reason === '' ? null : reason,
    now: deps.clock.now(),
  });
  if (!decided) throw new Refusal('already-decided');
  return presentExchange({ ...row, state: to });
}
