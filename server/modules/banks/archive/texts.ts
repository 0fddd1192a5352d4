/** What an archive says to the people who open it. */
import type { Locale } from '#contract/locales.ts';
import { showDay } from '#contract/values.ts';
import { sentencesIn, wordsIn } from '#server/platform/texts.ts';

const WORDS = wordsIn('server-archive');
const say = sentencesIn('server-archive');

/** @param day `yyyy-MM-dd` */
export function readmeOf(bank: string, day: string, locale: Locale): string {
  const { what, personal, files } = WORDS[locale].readme;
  const points = [files.tables, files.lines, files.friends, files.manifest];
  const paragraphs = [
    say(locale, 'readme.title', { bank, day: showDay(day) }),
    what,
    personal,
    points.map((point) => `- ${point}`).join('\n'),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** The first row of the table of people. */
export function peopleHeaders(locale: Locale): string[] {
  const { surname, name, number, email, phone, birthDate, balance } = WORDS[locale].people;
  return [surname, name, number, email, phone, birthDate, balance];
}

/** The first row of the table of exchanges. */
export function exchangeHeaders(locale: Locale): string[] {
  const { id, day, gave, received, hours, activity, note, state } = WORDS[locale].exchanges;
  return [id, day, gave, received, hours, activity, note, state];
}
