/**
 * The desk in between (specification §22): it sees who meets today and tomorrow, and proposes, agrees,
 * drops and records for members who use no e-mail. How their word came stands in the audit trail.
 */
import {
  type ArrangementSide,
  type DeskAgree,
  type DeskCard,
  type DeskDone,
  type DeskProposal,
  type DeskWordOn,
  deskCardSchema,
} from '#contract/arrangements-desk.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import { personName } from '#contract/person-name.ts';
import { dayAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { type AuditedAction, audit } from '#server/modules/audit/write.ts';
import { withIdempotencyKey } from '#server/modules/guards/idempotency.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { type DeskRow, findForDesk, listForDesk, lockAccess, noteDesk } from './desk-sql.ts';
import { type Moment, presentPlan } from './present.ts';
import { type Acting, type Asked, agreeWithin, dropWithin, proposeWithin } from './proposing.ts';
import { momentOf, type Work } from './reading.ts';
import { recordWithin } from './recording.ts';

/** What is open lies between a month ago and a little more than a year ahead. */
const PAST_DAYS = 31;
const AHEAD_DAYS = 370;

/** Appointments of members of the administrator's bank, the next first. */
export function readDeskArrangements(
  deps: Deps,
  { bankId }: SignedInMember,
  query: QueryOf<'listDeskArrangements'>,
  locale: Locale,
): Promise<Page<DeskCard>> {
  const moment = momentOf(deps);
  const { today, wall } = moment;
  const [back, ahead] = query.part === 'open' ? [PAST_DAYS, AHEAD_DAYS] : [0, 2];
  const from = wall.momentOf({ day: dayAfter(today, -back), time: '00:00' });
  const until = wall.momentOf({ day: dayAfter(today, ahead), time: '00:00' });
  const values = { ...pageValues(query), bankId, from, until };
  return readPage(deps.database, listForDesk(locale), values, (row) =>
    presentForDesk(row, bankId, moment),
  );
}

/** Who of the desk proposes, with the key of the call. */
interface Proposing {
  admin: SignedInMember;
  key: string | undefined;
  locale: Locale;
}

/**
 * Proposes a day for a member. The same key and form have one effect and one answer.
 * @throws Refusal `not-found` for somebody of no or another bank, `person-has-login`,
 *   `idempotency-key-reused`, or as `propose`
 */
export function proposeForMember(
  { database, ...deps }: Deps,
  { admin, key, locale }: Proposing,
  proposal: DeskProposal,
): Promise<DeskCard> {
  const intention = { personId: admin.personId, key, request: ['propose-for-member', proposal] };
  const { forPerson: personId, basis, ...form } = proposal;
  const { bankId } = admin;
  return withIdempotencyKey(
    ...[database, deps.clock, intention, deskCardSchema.parse],
    async (transaction) => {
      const found = await transaction.first(lockAccess, { personId, bankId });
      if (!found) throw new Refusal('not-found');
      if (found.access !== 'desk') throw new Refusal('person-has-login');
      const work = { ...deps, database: transaction };
      const acting = { personId, bankId, by: admin.personId };
      const { id } = await proposeWithin(work, acting, form, locale);
      const word = { personId, basis, action: 'arrangement-proposed' } as const;
      return note(work, admin, { id, locale }, word);
    },
  );
}

/** @throws Refusal `not-found`, `forbidden`, or as `agreeTo` */
export function agreeForMember(
  deps: Deps,
  admin: SignedInMember,
  asked: Asked,
  { sequence, ...word }: DeskAgree,
): Promise<DeskCard> {
  return act(deps, admin, asked, { ...word, action: 'arrangement-agreed' }, (work, acting) =>
    agreeWithin(work, acting, asked, sequence),
  );
}

/** @throws Refusal `not-found`, `forbidden`, or as `dropIt` */
export function dropForMember(
  deps: Deps,
  admin: SignedInMember,
  asked: Asked,
  word: DeskWordOn,
): Promise<DeskCard> {
  return act(deps, admin, asked, { ...word, action: 'arrangement-dropped' }, (work, acting) =>
    dropWithin(work, acting, asked),
  );
}

/**
 * For who gave, the exchange waits for the debtor; for who received, the word that reached the desk
 * confirms it where the desk might confirm it (law L9).
 * @throws Refusal `not-found`, `forbidden`, or as `recordDone`
 */
export function recordForMember(
  deps: Deps,
  admin: SignedInMember,
  asked: Asked,
  { quantityOfHours, note: words, another, ...word }: DeskDone,
): Promise<DeskCard> {
  const done = { quantityOfHours, note: words, undoable: false, another };
  return act(deps, admin, asked, { ...word, action: 'arrangement-done' }, (work, acting) =>
    recordWithin(work, acting, asked, done, { admin, basis: word.basis }),
  );
}

type Word = DeskWordOn & { action: AuditedAction };

/** Does it for one of the two, who must be a member of the administrator's bank without e-mail. */
function act(
  deps: Deps,
  admin: SignedInMember,
  asked: Asked,
  { side, basis, action }: Word,
  does: (work: Work, acting: Acting) => Promise<unknown>,
): Promise<DeskCard> {
  return deps.database.transaction(async (transaction) => {
    const work = { ...deps, database: transaction };
    const row = await transaction.first(findForDesk(asked.locale), { id: asked.id });
    const personId = row && partyOf(row, side, admin.bankId);
    if (personId === undefined) throw new Refusal('not-found');
    if (row?.[`${side}_access`] !== 'desk') throw new Refusal('forbidden');
    await does(work, { personId, bankId: admin.bankId, by: admin.personId });
    return note(work, admin, asked, { personId, basis, action });
  });
}

function partyOf(row: DeskRow, side: ArrangementSide, bankId: number): number | undefined {
  return row[`${side}_bank_id`] === bankId ? row[`${side}_id`] : undefined;
}

/** Writes who did it and on whose word. @returns how it stands now */
async function note(
  { database: transaction, ...deps }: Work,
  { personId: actorId, bankId }: SignedInMember,
  { id, locale }: Asked,
  { personId, basis, action }: { personId: number } & Omit<Word, 'side'>,
): Promise<DeskCard> {
  await transaction.count(noteDesk, { id, by: actorId });
  const detail = { arrangementId: id, ...(basis === undefined ? {} : { basis }) };
  await audit(transaction, deps.clock.now(), action, { actorId, personId, bankId, detail });
  const row = await transaction.first(findForDesk(locale), { id });
  if (!row) throw new Error('what was written can be read');
  return presentForDesk(row, bankId, momentOf(deps));
}

function presentForDesk(row: DeskRow, bankId: number, moment: Moment): DeskCard {
  const person = (side: ArrangementSide) => {
    const isOurs = row[`${side}_bank_id`] === bankId;
    return {
      id: row[`${side}_id`],
      name: personName({ name: row[`${side}_name`], surname: row[`${side}_surname`] }),
      ...{ bankName: row[`${side}_bank_name`], isOurs },
      byDesk: isOurs && row[`${side}_access`] === 'desk',
      phone: isOurs ? row[`${side}_phone`] : null,
    };
  };
  return {
    ...presentPlan(row, moment),
    ...{ giver: person('giver'), receiver: person('receiver') },
    proposedBy: row.proposed_by === row.giver_id ? 'giver' : 'receiver',
  };
}
