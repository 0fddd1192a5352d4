/**
 * Booking the yearly share: what is shown before and what is booked come from the same statement, and
 * where they differ by then nothing is booked. A batch makes the exchanges (law L10), so that a crash
 * repeats nothing, and the whole can be stopped and undone like any other.
 */
import { createHash } from 'node:crypto';
import { hoursFromMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type { ShareBooking, ShareChoice, SharePreview } from '#contract/shares.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { startShareBatch } from '#server/modules/batches/start-batch.ts';
import { fundOf } from '#server/modules/fund/gifts.ts';
import { withIdempotencyKey } from '#server/modules/guards/idempotency.ts';
import { rulesOfBank } from '#server/modules/rules/rules-of-bank.ts';
import { lockRules } from '#server/modules/rules/sql.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { exemptionOf } from './rules.ts';
import { findAnnouncement, findBooking, listCandidates } from './sql.ts';
import { SHARE_NOTE } from './texts.ts';

/**
 * Who would give the share of a year now, with their balance before and after, and who is left out.
 * @throws Refusal `share-off`, or `own-decision` where an administrator leaves themselves out
 */
export async function previewShare(
  deps: Deps,
  admin: SignedInMember,
  choice: ShareChoice,
): Promise<SharePreview> {
  return (await judge(deps, deps.database, admin, choice)).preview;
}

/**
 * Books the share of a year as the preview showed it: a batch that the same key starts once.
 * @throws Refusal `share-off`, `share-not-open` before its announced day or when what was announced
 *   holds no more, `share-booked`, `seen-outdated` when it would be another share by now,
 *   `own-decision`, or `idempotency-key-reused`
 */
export async function bookShare(
  deps: Deps,
  admin: SignedInMember,
  booking: ShareBooking,
  { key, locale }: { key: string | undefined; locale: Locale },
): Promise<void> {
  const { personId, bankId } = admin;
  const intention = { personId, key, request: ['share', booking] };
  await withIdempotencyKey(
    deps.database,
    deps.clock,
    intention,
    () => null,
    async (transaction) => {
      await transaction.first(lockRules, { bankId });
      const { year } = booking;
      const judged = await judge(deps, transaction, admin, booking);
      if (await transaction.first(findBooking, { bankId, year })) throw new Refusal('share-booked');
      const announced = await transaction.first(findAnnouncement, { bankId });
      const isOpen =
        announced?.year === year &&
        announced.minutes === judged.minutes &&
        announced.bookable_from <= deps.clock.today();
      if (!isOpen) throw new Refusal('share-not-open');
      const { people, seen } = judged.preview;
      if (seen !== booking.seen || people.length === 0) throw new Refusal('seen-outdated');
      await startShareBatch(deps, transaction, admin, {
        fundId: judged.fundId,
        personIds: people.map(({ id }) => id),
        minutes: judged.minutes,
        year,
        note: SHARE_NOTE[locale](year),
        undoable: booking.undoable,
      });
      return null;
    },
  );
}

/** Everybody in one list or the other. */
async function judge(
  { clock }: Deps,
  queryable: Queryable,
  { bankId, personId }: SignedInMember,
  { year, except }: ShareChoice,
) {
  if (except.includes(personId)) throw new Refusal('own-decision');
  const rules = await rulesOfBank(queryable, bankId);
  const minutes = rules['yearly-share'];
  if (minutes === 0) throw new Refusal('share-off');
  const fundId = await fundOf(queryable, bankId);
  const today = clock.today();
  const rows = await queryable.rows(listCandidates, { bankId, fundId, year, today });
  const about = { rules, minutes, except: new Set(except), now: clock.now() };
  const judged = rows.map((row) => ({ row, why: exemptionOf(row, about) }));
  const giving = judged.flatMap(({ row, why }) => (why === undefined ? [row] : []));
  const preview: SharePreview = {
    year,
    hours: hoursFromMinutes(minutes),
    total: hoursFromMinutes(minutes * giving.length),
    people: giving.map((row) => ({
      id: row.person_id,
      fullName: row.full_name,
      balance: hoursFromMinutes(row.balance_minutes),
      after: hoursFromMinutes(row.balance_minutes - minutes),
    })),
    leftOut: judged.flatMap(({ row, why }) =>
      why === undefined ? [] : [{ id: row.person_id, fullName: row.full_name, why }],
    ),
    withoutEmail: giving.filter((row) => row.is_at_desk).length,
    seen: digestOf(
      year,
      minutes,
      giving.map((row) => row.person_id),
    ),
  };
  return { preview, minutes, fundId };
}

/** Stands for who gives how much in which year: equal for the same, different for anything else. */
function digestOf(year: number, minutes: number, personIds: readonly number[]): string {
  const text = JSON.stringify([year, minutes, personIds]);
  return createHash('sha256').update(text).digest('base64url');
}
