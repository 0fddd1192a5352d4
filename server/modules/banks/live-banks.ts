/** The live banks at the portal's desk: how they fare, and what only the portal changes of them. */

import type { BankIdentityUpdate, LiveBank } from '#contract/banks.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import { daysAfter } from '#contract/time.ts';
import { futureDay } from '#contract/values.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedIn } from '#server/modules/accounts/signed-in.ts';
import {
  auditChanges,
  changesBetween,
  refuseChangedMeanwhile,
} from '#server/modules/audit/write.ts';
import type { Clock } from '#server/platform/clock.ts';
import { violates } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { listingOf, type Page, readPage, searchValues } from '#server/platform/paging.ts';
import { findLiveBank, listLiveBanks, lockIdentity, updateIdentity } from './live-banks-sql.ts';
import { presentLiveBank } from './present.ts';

/** The live banks, by name unless asked otherwise. */
export function readLiveBanks(
  { database, clock }: Deps,
  query: QueryOf<'listLiveBanks'>,
): Promise<Page<LiveBank>> {
  const list = listLiveBanks(listingOf(query, 'name'));
  const values = { ...searchValues(query), since: aYearAgo(clock) };
  return readPage(database, list, values, (row) => presentLiveBank(row, clock));
}

const DAYS_OF_YEAR = 365;

/** Another bank has this name already. */
export const nameTaken = () =>
  new Refusal('bank-name-taken', { errors: [{ path: 'name', code: 'taken' }] });

/**
 * Changes a bank's name, e-mail and founding date; the audit trail keeps the old values.
 * @throws Refusal `not-found`, `bank-name-taken`, `changed-meanwhile`, or a founding date in the
 *   future
 */
export async function changeBankIdentity(
  { database, clock }: Deps,
  admin: SignedIn,
  id: number,
  { basedOn, ...wanted }: BankIdentityUpdate,
): Promise<LiveBank> {
  refuseFields(futureDay('date', wanted.date, clock.today()));
  await database
    .transaction(async (transaction) => {
      const now = await transaction.first(lockIdentity, { id });
      if (!now) throw new Refusal('not-found');
      const whose = { bankId: id };
      await refuseChangedMeanwhile(transaction, whose, { basedOn, now, wanted });
      await transaction.count(updateIdentity, { ...wanted, id });
      await auditChanges(
        transaction,
        clock.now(),
        { action: 'bank-updated', actorId: admin.personId, readableBy: id, whose },
        changesBetween(now, wanted),
      );
    })
    .catch((error: unknown) => {
      throw violates(error, 'bank_name_once') ? nameTaken() : error;
    });
  const row = await database.first(findLiveBank, { id, since: aYearAgo(clock) });
  if (!row) throw new Error('a changed bank is there');
  return presentLiveBank(row, clock);
}

/** The first day of the last twelve months. */
function aYearAgo(clock: Clock): string {
  const today = clock.today();
  return clock.dayOf(daysAfter(new Date(`${today}T12:00:00Z`), -DAYS_OF_YEAR));
}
