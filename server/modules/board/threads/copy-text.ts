/** The copy of a person's conversations, as a text in their language. */
import type { Locale } from '#contract/locales.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { sentencesIn, wordsIn } from '#server/platform/texts.ts';
import type { copyMessages } from './list-sql.ts';
import { partnerName } from './present.ts';

const WORDS = wordsIn('server-conversations');
const say = sentencesIn('server-conversations');

/** @param rows those of a conversation stand together, each in the order of sending */
export function copyText(
  rows: readonly RowOf<typeof copyMessages>[],
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string {
  const words = WORDS[locale];
  const moment = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const lines = rows.flatMap((row, at) => {
    const who = partnerName(row);
    const notice = row.notice_title;
    const title = notice === null ? who : `${who}, ${say(locale, 'about', { title: notice })}`;
    const writer = row.is_mine ? words.me : who;
    const said = row.is_withdrawn ? words.withdrawn : row.text;
    return [
      ...(rows[at - 1]?.thread_id === row.thread_id ? [] : ['', title, '']),
      `${moment.format(row.sent_at)} ${writer}: ${said}`,
    ];
  });
  return `${[words.title, ...(lines.length === 0 ? ['', words.none] : lines)].join('\n')}\n`;
}
