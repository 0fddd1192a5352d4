/** The words of one's own data: what is in the file, the names of its sheets and of their columns. */
import type { Locale } from '#contract/locales.ts';
import { PERSON_FIELDS } from '#contract/people/person-fields.ts';
import { showDay } from '#contract/values.ts';
import { COLUMN_OF } from '#server/modules/people/accounts/person-columns.ts';
import { sentencesIn, wordsIn } from '#server/platform/texts.ts';
import { type OwnTableName, SUBJECTS } from './own-data-tables.ts';

const WORDS = wordsIn('server-own-data');
const PERSON = wordsIn('shared-person');
const say = sentencesIn('server-own-data');

/** The name of a sheet. */
export function tableWord(table: OwnTableName, locale: Locale): string {
  return WORDS[locale].sheets[table];
}

/** The header of a column. @throws Error when it has none, which a story excludes */
export function columnWord(column: string, locale: Locale): string {
  const words: Record<string, string> = WORDS[locale].columns;
  const field = PERSON_FIELDS.find((one) => COLUMN_OF[one] === column);
  const word = words[column] ?? (field && PERSON[locale][field]);
  if (word === undefined) throw new Error(`the column ${column} has no words`);
  return word;
}

/** What the reader finds in the file. @param day `yyyy-MM-dd` */
export function readmeOf(day: string, locale: Locale): string {
  const { files, subjects, moments, missing, end } = WORDS[locale].readme;
  const paragraphs = [
    say(locale, 'readme.title', { day: showDay(day) }),
    [
      inColumns('all.xlsx', files.all),
      inColumns('*.json', files.json),
      inColumns('pictures/', files.pictures),
    ].join('\n'),
    SUBJECTS.map((subject) => inColumns(subject, subjects[subject])).join('\n'),
    moments,
    missing,
    end,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

const inColumns = (file: string, about: string): string => `${file.padEnd(14)}${about}`;
