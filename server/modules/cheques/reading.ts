/** Reading cheques, and finding who gave the hours on one. */
import { administers } from '#contract/abilities.ts';
import type { Cheque, ChequeGiver, GivenCheque } from '#contract/cheques.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { areLinked } from '#server/modules/banks/lists.ts';
import { rulesOfBank } from '#server/modules/rules/rules-of-bank.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import {
  beginsPattern,
  containsPattern,
  idOf,
  orderOf,
  type Page,
  pageValues,
  readPage,
} from '#server/platform/paging.ts';
import { type ChequeRow, findCheque, findGivers, listWaitingCheques } from './list-sql.ts';
import { presentCheque, presentGiven, presentGiver } from './present.ts';

const GIVERS_SHOWN = 20;

/**
 * A cheque at the desk: of the administrator's own bank or of a friend bank.
 * @throws Refusal `cheque-unknown`, or `not-of-this-bank`
 */
export async function readCheque(
  deps: Deps,
  admin: SignedInMember,
  code: string,
  locale: Locale,
): Promise<Cheque> {
  const row = await readOpenRow(deps, admin, code, locale);
  const daysAllowed = await daysAllowedBy(deps.database, row.bank_id);
  return presentCheque(row, daysAllowed, deps.clock.dayOf);
}

/** A cheque in the hand of a member. @throws Refusal `cheque-unknown`, or `not-of-this-bank` */
export async function readGivenCheque(
  deps: Deps,
  actor: SignedInMember,
  code: string,
  locale: Locale,
): Promise<GivenCheque> {
  const row = await readOpenRow(deps, actor, code, locale);
  return presentGiven(row, await daysAllowedBy(deps.database, row.bank_id), actor);
}

async function readOpenRow(
  { database }: Deps,
  actor: SignedInMember,
  code: string,
  locale: Locale,
): Promise<ChequeRow> {
  const row = await database.first(findCheque(locale), { code });
  if (!row) throw new Refusal('cheque-unknown');
  await assertOpenTo(database, actor, row.bank_id);
  return row;
}

/** Cheques are for members of their bank and of its friends. @throws Refusal `not-of-this-bank` */
export async function assertOpenTo(
  queryable: Queryable,
  { bankId }: SignedInMember,
  chequeBankId: number,
): Promise<void> {
  const isOpen = bankId === chequeBankId || (await areLinked(queryable, bankId, chequeBankId));
  if (!isOpen) throw new Refusal('not-of-this-bank');
}

/** Within how many days after the help a cheque of that bank is in time. */
export async function daysAllowedBy(queryable: Queryable, bankId: number): Promise<number> {
  return (await rulesOfBank(queryable, bankId))['cheque-days'];
}

/** The cheques of the administrator's bank that wait. */
export async function readWaiting(
  { database, clock }: Deps,
  { bankId }: SignedInMember,
  query: QueryOf<'listWaitingCheques'>,
  locale: Locale,
): Promise<Page<Cheque>> {
  const { descending } = orderOf(query.sort, { field: 'handedInAt', descending: false });
  const list = listWaitingCheques({ locale, descending });
  const values = { ...pageValues(query), bankId };
  const daysAllowed = await daysAllowedBy(database, bankId);
  return readPage(database, list, values, (row) => presentCheque(row, daysAllowed, clock.dayOf));
}

/**
 * The likeliest members for these words or that number on a card; the first by name for no words.
 * @throws Refusal `forbidden` for a bank that is neither the own one nor a friend
 */
export async function readGivers(
  { database, clock }: Deps,
  admin: SignedInMember,
  { q = '', bankId = admin.bankId }: QueryOf<'listChequeGivers'>,
  locale: Locale,
): Promise<ChequeGiver[]> {
  const isOpen = bankId === admin.bankId || (await areLinked(database, admin.bankId, bankId));
  if (!isOpen) throw new Refusal('forbidden');
  const words = q.split(/\s+/).filter((word) => word !== '');
  const isAdmin = administers(admin, bankId);
  const rows = await database.rows(findGivers(locale), {
    bankId,
    words: words.map(containsPattern),
    beginning: beginsPattern(words[0] ?? ''),
    number: isAdmin ? idOf(q) : null,
    limit: GIVERS_SHOWN,
  });
  return rows.map((row) => presentGiver(row, { isAdmin, dayOf: clock.dayOf }));
}
