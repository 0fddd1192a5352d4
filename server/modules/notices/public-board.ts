/**
 * The public board of a bank, for its website and for neighbours (specification §20): titles,
 * activities, days and the phone of the bank; nobody's name, and nobody's phone or address.
 */
import type { PublicBoard } from '#contract/endpoints/public-board.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { drawFeed, drawPage } from './public-pages.ts';
import { findPublicBank, listPublic } from './public-sql.ts';
import { publicTitle } from './rules.ts';

/** More than a board has; a bank in which it is not enough has no use for a page of all. */
const MOST = 200;

/** @throws Refusal `not-found` for a bank that there is not, or that does not want it */
export async function readPublicBoard(
  { database, clock }: Deps,
  id: number,
  locale: Locale,
): Promise<PublicBoard> {
  const bank = await database.first(findPublicBank, { id });
  if (!bank) throw new Refusal('not-found');
  const rows = await database.rows(listPublic(locale), { bankId: id, most: MOST });
  return {
    bank,
    notices: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: publicTitle(row.title, row, row.activity),
      activity: row.activity,
      postedOn: clock.dayOf(row.created_at),
      neededBy: row.needed_by,
    })),
  };
}

/** The same as a page. @throws Refusal as `readPublicBoard` */
export async function readPublicPage(deps: Deps, id: number, locale: Locale): Promise<string> {
  return drawPage(await readPublicBoard(deps, id, locale), locale, deps.config);
}

/** The same as a feed. @throws Refusal as `readPublicBoard` */
export async function readPublicFeed(deps: Deps, id: number, locale: Locale): Promise<string> {
  return drawFeed(await readPublicBoard(deps, id, locale), locale, deps.config);
}
