/** A bank at its desk: its data and its figures. */
import type { Bank, BankFigures, BankUpdate } from '#contract/banks.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import {
  auditChanges,
  changesBetween,
  refuseChangedMeanwhile,
} from '#server/modules/audit/write.ts';
import { insertNotice } from '#server/modules/consents/sql.ts';
import { presentBank } from './present.ts';
import { lockBank, readFigures, updateBank } from './sql.ts';

/**
 * Changes the bank's public data; opening hours that are not given stay. Another privacy notice is a
 * new version, which members are asked about unless `noticeAsks` says that nothing matters in it.
 * @throws Refusal `changed-meanwhile`
 */
export async function changeBankData(
  deps: Deps,
  { bankId, personId }: SignedInMember,
  { basedOn, noticeAsks, ...given }: BankUpdate,
): Promise<Bank> {
  const row = await deps.database.transaction(async (transaction) => {
    const now = await transaction.first(lockBank, { id: bankId });
    if (!now) throw new Error('the bank of an administrator is there');
    const wanted = { ...given, openingHours: given.openingHours ?? now.openingHours };
    await refuseChangedMeanwhile(transaction, { bankId }, { basedOn, now, wanted });
    await auditChanges(
      transaction,
      deps.clock.now(),
      { action: 'bank-updated', actorId: personId, readableBy: bankId, whose: { bankId } },
      changesBetween(now, wanted),
    );
    if (wanted.gdpr !== now.gdpr) {
      await transaction.count(insertNotice, {
        ...{ bankId, by: personId, now: deps.clock.now() },
        ...{ text: wanted.gdpr, asks: noticeAsks ?? true },
      });
    }
    return transaction.first(updateBank, { ...wanted, id: bankId });
  });
  if (!row) throw new Error('the bank of an administrator is there');
  return presentBank(row);
}

/** The bank in figures, as this administrator can act on them; the year is that of today. */
export async function readBankFigures(deps: Deps, admin: SignedInMember): Promise<BankFigures> {
  const today = deps.clock.today();
  const newYear = `${today.slice(0, 4)}-01-01`;
  const row = await deps.database.first(readFigures, {
    bankId: admin.bankId,
    readerId: admin.personId,
    newYear,
    today,
  });
  if (!row) throw new Error('counting always counts');
  return {
    members: row.members,
    awaiting: row.awaiting,
    unverified: row.unverified,
    pendingExchanges: row.pending_exchanges,
    exchangesToConfirm: row.exchanges_to_confirm,
    linksToApprove: row.links_to_approve,
    friendBanks: row.friend_banks,
    noticesToCheck: row.notices_to_check,
    answersToTell: row.answers_to_tell,
    reportsToRead: row.reports_to_read,
    exchangesThisYear: row.exchanges_this_year,
    hoursThisYear: hoursFromMinutes(row.minutes_this_year),
  };
}
