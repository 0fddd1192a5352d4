/** A bank at its desk: its data and its figures. */
import type { Bank, BankFigures } from '#contract/banks/banks.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { daysAfter } from '#contract/time.ts';
import type { Call } from '#server/call.ts';
import { insertNotice } from '#server/modules/people/consents/sql.ts';
import {
  auditChanges,
  changesBetween,
  refuseChangedMeanwhile,
} from '#server/modules/running/audit/write.ts';
import { readIsBeginning, unmetAfter } from './beginning.ts';
import { presentBank } from './present.ts';
import { lockBank, readFigures, updateBank as update } from './sql.ts';

/**
 * Changes the bank's public data; opening hours and a language that are not given stay. Another privacy notice is a
 * new version, which members are asked about unless `noticeAsks` says that nothing matters in it.
 */
export async function updateBank({ db, now, actor, body }: Call<'updateBank'>): Promise<Bank> {
  const { bankId, personId } = actor;
  const { basedOn, noticeAsks, ...given } = body;
  const stored = await db.first(lockBank, { id: bankId });
  if (!stored) throw new Error('the bank of an administrator is there');
  const wanted = {
    ...given,
    openingHours: given.openingHours ?? stored.openingHours,
    locale: given.locale ?? stored.locale,
  };
  await refuseChangedMeanwhile(db, { bankId }, { basedOn, now: stored, wanted });
  await auditChanges(
    db,
    now,
    { action: 'bank-updated', actorId: personId, readableBy: bankId, whose: { bankId } },
    changesBetween(stored, wanted),
  );
  if (wanted.gdpr !== stored.gdpr) {
    await db.count(insertNotice, {
      ...{ bankId, by: personId, now },
      ...{ text: wanted.gdpr, asks: noticeAsks ?? true },
    });
  }
  const row = await db.first(update, { ...wanted, id: bankId });
  if (!row) throw new Error('a locked bank can be changed');
  return presentBank(row);
}

/** The bank in figures, as this administrator can act on them; the year is that of today. */
export async function readBankFigures(call: Call<'readBankFigures'>): Promise<BankFigures> {
  const { db, now, today } = call;
  const { bankId, personId: readerId } = call.actor;
  const newYear = `${today.slice(0, 4)}-01-01`;
  const [row, isBeginning] = await Promise.all([
    db.first(readFigures, {
      ...{ bankId, readerId, newYear, today },
      unmetBefore: daysAfter(now, -unmetAfter(false)),
      unmetBeforeAtFirst: daysAfter(now, -unmetAfter(true)),
    }),
    readIsBeginning(call, bankId),
  ]);
  if (!row) throw new Error('counting always counts');
  return {
    members: row.members,
    administrators: row.administrators,
    isBeginning,
    awaiting: row.awaiting,
    unverified: row.unverified,
    pendingExchanges: row.pending_exchanges,
    exchangesToConfirm: row.exchanges_to_confirm,
    linksToApprove: row.links_to_approve,
    friendBanks: row.friend_banks,
    limitsProposed: row.limits_proposed,
    limitsBeyond: row.limits_beyond,
    requestsUnmet: isBeginning ? row.requests_unmet_at_first : row.requests_unmet,
    noticesToCheck: row.notices_to_check,
    answersToTell: row.answers_to_tell,
    failingAddresses: row.failing_addresses,
    reportsToRead: row.reports_to_read,
    exchangesThisYear: row.exchanges_this_year,
    hoursThisYear: hoursFromMinutes(row.minutes_this_year),
  };
}
