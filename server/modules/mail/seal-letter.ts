/** The letter with the seals of the books (specification §30), to addresses that the operator named. */
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import { SEAL_LETTER, type SealLetter } from '#server/modules/seals/sealing.ts';
import { listSeals } from '#server/modules/seals/sql.ts';
import { LETTER_WORDS } from '#server/modules/seals/texts.ts';
import { operatorLetterTasks } from './operator-letter.ts';

/** The job that sends it. */
export const sealLetterTasks = operatorLetterTasks(SEAL_LETTER, write);

async function write({ database, config }: Deps, { day, seals }: SealLetter, locale: Locale) {
  const words = LETTER_WORDS[locale];
  const rows = await database.rows(listSeals, { until: day, most: seals });
  return {
    words: {
      subject: words.subject(config.portalName, day),
      paragraphs: [words.lead],
      details: rows.map((row) => ({ label: row.day, value: row.hash.toString('hex') })),
      button: words.button,
      closing: words.keep,
    },
    url: `${config.publicUrl}/prova`,
    reason: words.reason,
  };
}
