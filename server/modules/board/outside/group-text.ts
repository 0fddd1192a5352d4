/** The text of a week for the group on the phone, and the link in it (specification §45). */
import { fitLines, GROUP_NOTICES_MAX, type GroupText } from '#contract/board/outside.ts';
import type { PublicBoard } from '#contract/endpoints/board/public-board.ts';
import { FALLBACK_LOCALE, type Locale } from '#contract/locales.ts';
import { dayAfter } from '#contract/time.ts';
import { showDay } from '#contract/values.ts';
import { weekdayOf } from '#contract/weekday.ts';
import type { Call } from '#server/call.ts';
import { findBankLocale } from '#server/modules/banks/banks/sql.ts';
import { readBoardFor, readPublicPage } from '#server/modules/board/notices/public-board.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { sentencesIn, wordsIn } from '#server/platform/texts.ts';
import { countVisit, findVisits } from './sql.ts';

const WORDS = wordsIn('server-group-text');
const say = sentencesIn('server-group-text');

/** The Monday of the week of a day. */
const mondayOf = (day: string): string => dayAfter(day, 1 - weekdayOf(day));

/**
 * What the desk copies, in the language of the bank: nobody's name, no phone but the desk's, and only what everybody may read.
 * @throws Refusal `not-found` for a week to come
 */
export async function readGroupText(call: Call<'readGroupText'>): Promise<GroupText> {
  const { db, clock, actor, today, config, query } = call;
  const { bankId } = actor;
  const week = mondayOf(query.week ?? today);
  if (week > today) throw new Refusal('not-found');
  const locale = (await db.first(findBankLocale, { bankId }))?.locale ?? FALLBACK_LOCALE;
  const [board, counted] = await Promise.all([
    readBoardFor({ db, clock, locale }, bankId),
    db.first(findVisits, { bankId, week }),
  ]);
  const visits = counted?.visits ?? 0;
  if (!board) return { text: null, noticeIds: [], visits };
  const link = `${config.publicUrl}/api/public/banks/${bankId}/board-visit?from=group&lang=${locale}`;
  return { ...groupTextOf(board, { week, link, locale }), visits };
}

/** The text of a board, with the requests that had been posted by the end of the week. */
export function groupTextOf(
  { bank, notices }: PublicBoard,
  { week, link, locale }: { week: string; link: string; locale: Locale },
): { text: string; noticeIds: number[] } {
  const words = WORDS[locale];
  const requests = notices
    .filter(({ kind, postedOn }) => kind === 'request' && postedOn < dayAfter(week, 7))
    .slice(0, GROUP_NOTICES_MAX);
  const lines = requests.map(({ title, neededBy, postedOn, places, placesTaken: taken }) => {
    const day =
      neededBy === null
        ? say(locale, 'since', { day: showDay(postedOn) })
        : say(locale, 'until', { day: showDay(neededBy) });
    const facts = places === 1 ? [day] : [say(locale, 'taken', { taken, places }), day];
    return `– ${title} (${facts.join(', ')})`;
  });
  const foot = [
    ...['', `${words.all} ${link}`],
    ...(bank.phone === '' ? [] : [`${words.desk} ${bank.phone}`]),
  ];
  const head = [`${bank.name}: ${requests.length > 0 ? words.head : words.none}`];
  const { text, fitting } = fitLines(head, lines, foot);
  return { text, noticeIds: requests.slice(0, fitting).map(({ id }) => id) };
}

/** The board for everybody; the visit is counted, and nothing else is kept of it. */
export async function visitPublicBoard(call: Call<'visitPublicBoard'>): Promise<string> {
  const page = await readPublicPage(call);
  const week = mondayOf(call.today);
  await call.db.count(countVisit, { bankId: call.params.id, week });
  return page;
}
