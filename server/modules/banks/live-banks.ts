/** The live banks at the portal's desk: how they fare, and what only the portal changes of them. */

import type { BankIdentity, LiveBank } from '#contract/banks.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import { futureDay } from '#contract/values.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedIn } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { violates } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { anywhere, orderOf, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { findLiveBank, listLiveBanks, lockIdentity, updateIdentity } from './live-banks-sql.ts';
import { presentLiveBank } from './present.ts';

/** The live banks, by name unless asked otherwise. */
export function readLiveBanks(
  { database }: Deps,
  query: QueryOf<'listLiveBanks'>,
): Promise<Page<LiveBank>> {
  const search = query.q ?? '';
  const order = orderOf(query.sort, { field: 'name', descending: false });
  const list = listLiveBanks({ order, searching: search !== '' });
  const values = { ...pageValues(query), search: anywhere(search) };
  return readPage(database, list, values, presentLiveBank);
}

/** Another bank has this name already. */
export const nameTaken = () =>
  new Refusal('bank-name-taken', { errors: [{ path: 'name', code: 'taken' }] });

/**
 * Changes a bank's name, e-mail and founding date; the trail keeps what they were.
 * @throws Refusal `not-found`, `bank-name-taken`, or a founding date in the future
 */
export async function changeBankIdentity(
  { database, clock }: Deps,
  admin: SignedIn,
  id: number,
  form: BankIdentity,
): Promise<LiveBank> {
  refuseFields(futureDay('date', form.date, clock.today()));
  await database
    .transaction(async (transaction) => {
      const before = await transaction.first(lockIdentity, { id });
      if (!before) throw new Refusal('not-found');
      await transaction.count(updateIdentity, { ...form, id });
      await audit(transaction, clock.now(), 'bank-updated', {
        actorId: admin.personId,
        bankId: id,
        detail: { before, after: form },
      });
    })
    .catch((error: unknown) => {
      throw violates(error, 'bank_name_once') ? nameTaken() : error;
    });
  const row = await database.first(findLiveBank, { id });
  if (!row) throw new Error('a changed bank is there');
  return presentLiveBank(row);
}
