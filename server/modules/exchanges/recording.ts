/** Recording exchanges: by the member who gave, or by an administrator (laws L1, L2, L9). */
import type { FieldProblem } from '#contract/errors.ts';
import {
  type BankExchange,
  type Exchange,
  exchangeSchema,
  type NewExchange,
} from '#contract/exchanges.ts';
import { minutesFromHours } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { areLinked } from '#server/modules/banks/lists.ts';
import { once } from '#server/modules/guards/once.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { activityExists } from './activities-sql.ts';
import { presentExchange } from './present.ts';
import { confirmsAtOnce, problemsOfOccasion, problemsOfPair } from './rules.ts';
import { decideExchanges, findExchange, lockActiveMembers, recordExchanges } from './sql.ts';

/** Who gives and who receives, each in their bank. */
export interface Pair {
  creditorId: number;
  creditorBankId: number;
  debtorId: number;
  debtorBankId: number;
}

/** What was done, when, for how long. */
export interface Occasion {
  activityId: number;
  /** A day, `yyyy-MM-dd`. */
  performedOn: string;
  minutes: number;
  note: string;
}

interface Asked {
  key: string | undefined;
  locale: Locale;
}

/**
 * A member records hours they gave; the exchange waits for the debtor.
 * The same key and form have one effect and one answer.
 * @throws Refusal `forbidden` in another's name, `idempotency-key-reused`, or field problems
 */
export async function recordOwnExchange(
  deps: Deps,
  actor: SignedInMember,
  form: NewExchange,
  { key, locale }: Asked,
): Promise<Exchange> {
  const inOwnName =
    (form.userFrom ?? actor.personId) === actor.personId &&
    (form.bankFrom ?? actor.bankId) === actor.bankId;
  if (!inOwnName) throw new Refusal('forbidden');
  const pair = pairOf(actor, actor.personId, form);
  const intention = { personId: actor.personId, key, request: ['own', form] };
  return once(deps.database, deps.clock, intention, exchangeSchema.parse, (transaction) =>
    recordChecked(deps, transaction, { actor, pair, form, locale, atOnce: false }),
  );
}

/**
 * An administrator registers an exchange of a member of theirs. Within their bank it is confirmed
 * at once, unless they are the creditor; otherwise it waits for the debtor's side (law L9).
 * @throws Refusal `idempotency-key-reused`, or field problems
 */
export async function recordBankExchange(
  deps: Deps,
  admin: SignedInMember,
  form: BankExchange,
  { key, locale }: Asked,
): Promise<Exchange> {
  const pair = pairOf(admin, form.userFrom, form);
  const atOnce = confirmsAtOnce(admin, pair);
  const intention = { personId: admin.personId, key, request: ['bank', form] };
  return once(deps.database, deps.clock, intention, exchangeSchema.parse, (transaction) =>
    recordChecked(deps, transaction, { actor: admin, pair, form, locale, atOnce }),
  );
}

function pairOf(
  actor: SignedInMember,
  creditorId: number,
  { userTo, bankTo }: { userTo: number; bankTo: number },
): Pair {
  return {
    creditorId,
    creditorBankId: actor.bankId,
    debtorId: userTo,
    debtorBankId: bankTo,
  };
}

/** The occasion that a form speaks of. */
export function occasionOf(form: Omit<BankExchange, 'userFrom' | 'userTo'>): Occasion {
  return {
    activityId: form.activity,
    performedOn: form.dateOfTransaction,
    minutes: minutesFromHours(form.quantityOfHours),
    note: form.note,
  };
}

interface Recording {
  actor: SignedInMember;
  pair: Pair;
  form: NewExchange | BankExchange;
  locale: Locale;
  atOnce: boolean;
}

async function recordChecked(
  deps: Deps,
  transaction: Transaction,
  { actor, pair, form, locale, atOnce }: Recording,
): Promise<Exchange> {
  const occasion = occasionOf(form);
  const pairProblems = await findPairProblems(transaction, pair);
  const occasionProblems = await findOccasionProblems(deps, transaction, occasion, pair);
  refuseFields([...occasionProblems, ...pairProblems]);
  const [id = 0] = await record(deps, transaction, actor, { pairs: [pair], occasion, atOnce });
  const row = await transaction.first(findExchange(locale), { id });
  if (!row) throw new Error('a recorded exchange can be read');
  return presentExchange(row);
}

/** What speaks against the occasion, whoever the two people are. */
export async function findOccasionProblems(
  { clock }: Deps,
  queryable: Queryable,
  { activityId, performedOn }: Occasion,
  banks: Pick<Pair, 'creditorBankId' | 'debtorBankId'>,
): Promise<FieldProblem[]> {
  const { creditorBankId: one, debtorBankId: other } = banks;
  return problemsOfOccasion({
    performedOn,
    today: clock.today(),
    banksAreSameOrLinked: one === other || (await areLinked(queryable, one, other)),
    activityExists: (await queryable.first(activityExists, { activityId })) !== undefined,
  });
}

/** What speaks against the two people; they stay members until the transaction ends. */
async function findPairProblems(transaction: Transaction, pair: Pair): Promise<FieldProblem[]> {
  const { creditorId, creditorBankId, debtorId, debtorBankId } = pair;
  const active = await transaction.rows(lockActiveMembers, {
    personIds: [creditorId, debtorId],
    bankIds: [creditorBankId, debtorBankId],
  });
  const isActive = (id: number) => active.some((member) => member.person_id === id);
  return problemsOfPair({
    ...pair,
    creditorIsActive: isActive(creditorId),
    debtorIsActive: isActive(debtorId),
  });
}

interface ToRecord {
  /** At least one; all between the same two banks. */
  pairs: Pair[];
  occasion: Occasion;
  /** Confirm them as well (law L9). */
  atOnce: boolean;
  /** The batch they are made in. */
  batchId?: number;
}

/**
 * Records exchanges that were judged before. For more than one, lock their accounts first.
 * @returns their ids
 */
export async function record(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  actor: { personId: number; bankId: number },
  { pairs, occasion, atOnce, batchId }: ToRecord,
): Promise<number[]> {
  const [first] = pairs;
  if (!first) return [];
  const by = {
    actorId: actor.personId,
    actorBankId: actor.bankId,
    batchId: batchId ?? null,
    now: clock.now(),
  };
  const recorded = await transaction.rows(recordExchanges({ awaiting: !atOnce }), {
    ...occasion,
    ...by,
    creditorBankId: first.creditorBankId,
    debtorBankId: first.debtorBankId,
    creditorIds: pairs.map(({ creditorId }) => creditorId),
    debtorIds: pairs.map(({ debtorId }) => debtorId),
  });
  const ids = recorded.map(({ id }) => id);
  if (atOnce) {
    const confirm = decideExchanges({ action: 'confirm', isUndoable: false });
    await transaction.rows(confirm, { ...by, ids, reason: null });
  }
  return ids;
}
