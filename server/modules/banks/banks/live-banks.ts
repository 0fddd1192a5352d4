/** The live banks at the portal's desk: how they fare, and what only the portal changes of them. */
import {
  ADMINISTRATORS_AWAY_DAYS,
  type LiveBank,
  REPORT_OPEN_DAYS,
} from '#contract/banks/banks.ts';
import { dayAfter, daysAfter } from '#contract/time.ts';
import { futureDay } from '#contract/values.ts';
import type { Call } from '#server/call.ts';
import {
  auditChanges,
  changesBetween,
  refuseChangedMeanwhile,
} from '#server/modules/running/audit/write.ts';
import { violates } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { listingOf, type Page, readPage, searchValues } from '#server/platform/paging.ts';
import { findLiveBank, listLiveBanks, lockIdentity, updateIdentity } from './live-banks-sql.ts';
import { presentLiveBank } from './present.ts';

/** The live banks, by name unless asked otherwise. */
export function readLiveBanks({
  db,
  now,
  clock,
  today,
  query,
}: Call<'listLiveBanks'>): Promise<Page<LiveBank>> {
  const list = listLiveBanks(listingOf(query, 'name'));
  const values = { ...searchValues(query), ...periodsBefore(now, today) };
  return readPage(db, list, values, (row) => presentLiveBank(row, clock));
}

const DAYS_OF_YEAR = 365;

/** Another bank has this name already. */
export const nameTaken = () =>
  new Refusal('bank-name-taken', { errors: [{ path: 'name', code: 'taken' }] });

/** Turns the database's error for a taken name into our refusal. */
export function refuseTakenName(error: unknown): never {
  throw violates(error, 'bank_name_once') ? nameTaken() : error;
}

/** Changes a bank's name, e-mail and founding date; the audit trail keeps the old values. */
export async function updateBankIdentity(call: Call<'updateBankIdentity'>): Promise<LiveBank> {
  const { db, now, today, clock, actor, params, body } = call;
  const { id } = params;
  const { basedOn, ...wanted } = body;
  refuseFields(futureDay('date', wanted.date, today));
  const stored = await db.first(lockIdentity, { id });
  if (!stored) throw new Refusal('not-found');
  const whose = { bankId: id };
  await refuseChangedMeanwhile(db, whose, { basedOn, now: stored, wanted });
  await db.count(updateIdentity, { ...wanted, id }).catch(refuseTakenName);
  await auditChanges(
    db,
    now,
    { action: 'bank-updated', actorId: actor.personId, readableBy: id, whose },
    changesBetween(stored, wanted),
  );
  const row = await db.first(findLiveBank, { id, ...periodsBefore(now, today) });
  if (!row) throw new Error('a changed bank is there');
  return presentLiveBank(row, clock);
}

/** Twelve months of exchanges, and since when an administrator should have been here and reports be decided. */
const periodsBefore = (now: Date, today: string) => ({
  since: dayAfter(today, -DAYS_OF_YEAR),
  seenSince: dayAfter(today, -ADMINISTRATORS_AWAY_DAYS),
  reportedBefore: daysAfter(now, -REPORT_OPEN_DAYS),
});
