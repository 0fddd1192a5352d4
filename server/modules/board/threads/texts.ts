/** The copy of a person's conversations, as a text in their language. */
import type { Locale } from '#contract/locales.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { copyMessages } from './list-sql.ts';
import { partnerName } from './present.ts';

interface Words {
  title: string;
  none: string;
  about(title: string): string;
  withdrawn: string;
  me: string;
}

const WORDS: Record<Locale, Words> = {
  it: {
    title: 'Le mie conversazioni',
    none: 'Nessuna conversazione.',
    about: (title) => `annuncio “${title}”`,
    withdrawn: '(messaggio ritirato)',
    me: 'Io',
  },
  en: {
    title: 'My conversations',
    none: 'No conversations.',
    about: (title) => `notice “${title}”`,
    withdrawn: '(message withdrawn)',
    me: 'Me',
  },
  de: {
    title: 'Meine Unterhaltungen',
    none: 'Keine Unterhaltungen.',
    about: (title) => `Anzeige „${title}“`,
    withdrawn: '(Nachricht zurückgenommen)',
    me: 'Ich',
  },
};

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
    const title = row.notice_title === null ? who : `${who}, ${words.about(row.notice_title)}`;
    const writer = row.is_mine ? words.me : who;
    const said = row.is_withdrawn ? words.withdrawn : row.text;
    return [
      ...(rows[at - 1]?.thread_id === row.thread_id ? [] : ['', title, '']),
      `${moment.format(row.sent_at)} ${writer}: ${said}`,
    ];
  });
  return `${[words.title, ...(lines.length === 0 ? ['', words.none] : lines)].join('\n')}\n`;
}
