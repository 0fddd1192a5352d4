/** Asking for many exchanges at once (law L10): judged, written down item by item, taken in charge. */
import {
  ALL_CREDITORS,
  ALL_DEBTORS,
  type ExchangeBatch,
  type MultipleExchange,
} from '#contract/exchanges.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { findOccasionProblems, occasionOf } from '#server/modules/exchanges/recording.ts';
import { once } from '#server/modules/guards/once.ts';
import type { Transaction } from '#server/platform/database.ts';
import { refuseFields } from '#server/platform/http/refusal.ts';
import { addJobs } from '#server/platform/job-queue.ts';
import { type Page, type PageValues, readPage } from '#server/platform/paging.ts';
import { insertBatch, insertItems, knownPeople, listBatches, listOthers } from './sql.ts';
import { BATCH_WORK } from './working.ts';

/**
 * Takes many exchanges in charge; a job makes them, a mail tells how it went.
 * The same key and form are taken in charge once.
 * @throws Refusal `idempotency-key-reused`, or field problems that concern all of them
 */
export async function askForMany(
  deps: Deps,
  admin: SignedInMember,
  form: MultipleExchange,
  key: string | undefined,
): Promise<void> {
  const intention = { personId: admin.personId, key, request: ['multiple', form] };
  await once(
    deps.database,
    deps.clock,
    intention,
    () => null,
    async (transaction) => {
      await takeInCharge(deps, transaction, admin, form);
      return null;
    },
  );
}

async function takeInCharge(
  deps: Deps,
  transaction: Transaction,
  admin: SignedInMember,
  form: MultipleExchange,
): Promise<void> {
  const occasion = occasionOf(form);
  const banks = { creditorBankId: admin.bankId, debtorBankId: form.bankTo };
  refuseFields(await findOccasionProblems(deps, transaction, occasion, banks));
  const { creditorIds, debtorIds } = await peopleOf(transaction, admin, form);
  const batch = await transaction.first(insertBatch, {
    bankId: admin.bankId,
    adminId: admin.personId,
    debtorBankId: form.bankTo,
    ...occasion,
    onePersonId: oneOf(creditorIds, debtorIds),
    now: deps.clock.now(),
  });
  if (!batch) throw new Error('an inserted batch has an id');
  await transaction.count(insertItems, { batchId: batch.id, creditorIds, debtorIds });
  await addJobs(transaction, BATCH_WORK, [
    { key: `batch:${batch.id}`, payload: { batchId: batch.id } },
  ]);
}

/** Both sides as lists; `all` means every active member of that side's bank but the other side. */
async function peopleOf(
  transaction: Transaction,
  admin: SignedInMember,
  { all, bankTo, listUserFrom, listUserTo }: MultipleExchange,
): Promise<{ creditorIds: number[]; debtorIds: number[] }> {
  await holdKnown(transaction, { listUserFrom, listUserTo });
  if (all === ALL_CREDITORS) {
    const others = { bankId: admin.bankId, exceptId: listUserTo[0] ?? 0 };
    const rows = await transaction.rows(listOthers, others);
    return { creditorIds: rows.map((row) => row.id), debtorIds: listUserTo };
  }
  if (all === ALL_DEBTORS) {
    const rows = await transaction.rows(listOthers, {
      bankId: bankTo,
      exceptId: listUserFrom[0] ?? 0,
    });
    return { creditorIds: listUserFrom, debtorIds: rows.map((row) => row.id) };
  }
  return { creditorIds: listUserFrom, debtorIds: listUserTo };
}

/** Who alone is one side of several exchanges, if somebody is. */
function oneOf(creditorIds: number[], debtorIds: number[]): number | null {
  const [alone, others] =
    creditorIds.length === 1 ? [creditorIds, debtorIds] : [debtorIds, creditorIds];
  return alone.length === 1 && others.length > 1 ? (alone[0] ?? null) : null;
}

/** A person there is not is a mistake of the form; one who is no member is told in the summary. */
async function holdKnown(
  transaction: Transaction,
  lists: Pick<MultipleExchange, 'listUserFrom' | 'listUserTo'>,
): Promise<void> {
  const ids = [...lists.listUserFrom, ...lists.listUserTo];
  const known = new Set((await transaction.rows(knownPeople, { ids })).map((row) => row.id));
  const problemsOf = (path: 'listUserFrom' | 'listUserTo') =>
    lists[path].every((id) => known.has(id)) ? [] : [{ path, code: 'not-a-member' as const }];
  refuseFields([...problemsOf('listUserFrom'), ...problemsOf('listUserTo')]);
}

/** How far the bank's multiple exchanges have come, the latest first. */
export function readBatches(
  { database }: Deps,
  admin: SignedInMember,
  page: PageValues,
): Promise<Page<ExchangeBatch>> {
  return readPage(database, listBatches, { ...page, bankId: admin.bankId }, (row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    note: row.note,
    quantityOfHours: hoursFromMinutes(row.minutes),
    asked: row.asked,
    made: row.made,
    refused: row.refused,
  }));
}
