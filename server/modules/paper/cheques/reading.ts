/** Reading cheques, and finding who gave the hours on one. */
import { administers } from '#contract/abilities.ts';
import type { Cheque, ChequeGiver, GivenCheque } from '#contract/paper/cheques.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { areLinked } from '#server/modules/banks/banks/lists.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
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

/** A cheque at the desk: of the administrator's own bank or of a friend bank. */
export async function readCheque(call: Call<'readCheque'>): Promise<Cheque> {
  const row = await findOpen(call, call.params.code);
  return presentCheque(row, await daysAllowedBy(call.db, row.bank_id), call.clock.dayOf);
}

/** A cheque in the hand of a member. */
export async function readGivenCheque(call: Call<'readGivenCheque'>): Promise<GivenCheque> {
  const row = await findOpen(call, call.params.code);
  return presentGiven(row, await daysAllowedBy(call.db, row.bank_id), call.actor);
}

/** @throws Refusal `cheque-unknown`, or `not-of-this-bank` */
async function findOpen({ db, actor, locale }: ReadCall, code: string): Promise<ChequeRow> {
  const row = await db.first(findCheque(locale), { code });
  if (!row) throw new Refusal('cheque-unknown');
  await assertOpenTo(db, actor, row.bank_id);
  return row;
}

/** Cheques are for members of their bank and of its friends. @throws Refusal `not-of-this-bank` */
export async function assertOpenTo(
  db: Queryable,
  { bankId }: SignedInMember,
  chequeBankId: number,
): Promise<void> {
  const isOpen = bankId === chequeBankId || (await areLinked(db, bankId, chequeBankId));
  if (!isOpen) throw new Refusal('not-of-this-bank');
}

/** Within how many days after the help a cheque of that bank is in time. */
export async function daysAllowedBy(db: Queryable, bankId: number): Promise<number> {
  return (await rulesOfBank(db, bankId))['cheque-days'];
}

/** The cheques of the administrator's bank that wait. */
export async function readWaiting(call: Call<'listWaitingCheques'>): Promise<Page<Cheque>> {
  const { db, clock, query, locale } = call;
  const { bankId } = call.actor;
  const { descending } = orderOf(query.sort, { field: 'handedInAt', descending: false });
  const list = listWaitingCheques({ locale, descending });
  const values = { ...pageValues(query), bankId };
  const daysAllowed = await daysAllowedBy(db, bankId);
  return readPage(db, list, values, (row) => presentCheque(row, daysAllowed, clock.dayOf));
}

/**
 * The likeliest members of the own bank or a friend for these words or that number on a card; the
 * first by name for no words.
 */
export async function readGivers(call: Call<'listChequeGivers'>): Promise<ChequeGiver[]> {
  const { db, clock, actor: admin, query, locale } = call;
  const { q = '', bankId = admin.bankId } = query;
  const isOpen = bankId === admin.bankId || (await areLinked(db, admin.bankId, bankId));
  if (!isOpen) throw new Refusal('forbidden');
  const words = q.split(/\s+/).filter((word) => word !== '');
  const isAdmin = administers(admin, bankId);
  const rows = await db.rows(findGivers(locale), {
    bankId,
    words: words.map(containsPattern),
    beginning: beginsPattern(words[0] ?? ''),
    number: isAdmin ? idOf(q) : null,
    limit: GIVERS_SHOWN,
  });
  return rows.map((row) => presentGiver(row, { isAdmin, dayOf: clock.dayOf }));
}
