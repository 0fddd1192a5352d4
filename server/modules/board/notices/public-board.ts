/**
 * The public board of a bank, for its website and for neighbours (specification §20): titles,
 * activities, days and the phone of the bank; nobody's name, and nobody's phone or address.
 */
import type { PublicBoard } from '#contract/endpoints/board/public-board.ts';
import type { Call } from '#server/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { drawFeed, drawPage } from './public-pages.ts';
import { findPublicBank, listPublic } from './public-sql.ts';
import { publicTitle } from './rules.ts';

/** More than a board has; a bank in which it is not enough has no use for a page of all. */
const MOST = 200;

type PublicCall = Call<
  'readPublicBoard' | 'readPublicBoardPage' | 'readPublicBoardFeed' | 'visitPublicBoard'
>;

/** The board of a bank that wants everybody to read it. @throws Refusal `not-found` of another one */
export async function readPublicBoard(call: PublicCall): Promise<PublicBoard> {
  const board = await readBoardFor(call, call.params.id);
  if (!board) throw new Refusal('not-found');
  return board;
}

/** What everybody may read of the board of a bank; nothing where it does not want that. */
export async function readBoardFor(
  { db, clock, locale }: Pick<PublicCall, 'db' | 'clock' | 'locale'>,
  id: number,
): Promise<PublicBoard | undefined> {
  const bank = await db.first(findPublicBank, { id });
  if (!bank) return undefined;
  const rows = await db.rows(listPublic(locale), { bankId: id, most: MOST });
  return {
    bank,
    notices: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: publicTitle(row.title, row, row.activity),
      activity: row.activity,
      postedOn: clock.dayOf(row.created_at),
      neededBy: row.needed_by,
      places: row.places,
      placesTaken: row.places_taken,
    })),
  };
}

/** The same as a page. */
export const readPublicPage = async (call: PublicCall): Promise<string> =>
  drawPage(await readPublicBoard(call), call.locale, call.config);

/** The same as a feed. */
export const readPublicFeed = async (call: PublicCall): Promise<string> =>
  drawFeed(await readPublicBoard(call), call.locale, call.config);
