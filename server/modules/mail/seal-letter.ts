/** The letter with the seals of the books (specification §30), to addresses that the operator named. */
import type { Deps } from '#server/deps.ts';
import { SEAL_LETTER, type SealLetter } from '#server/modules/seals/sealing.ts';
import { findLocale, listSeals } from '#server/modules/seals/sql.ts';
import { LETTER_WORDS } from '#server/modules/seals/texts.ts';
import { type Tasks, task } from '#server/platform/job-queue.ts';
import type { MailTransport } from '#server/platform/mail-transport.ts';
import { handOver } from './deliver.ts';
import { htmlPage } from './letters/html-page.ts';
import { plainText } from './letters/plain-text.ts';

/** The job that sends it; in Italian unless the address is that of somebody here. */
export function sealLetterTasks(deps: Deps, transport: MailTransport): Tasks {
  return task(SEAL_LETTER, async (letter) => {
    const person = await deps.database.first(findLocale, { email: letter.address });
    const locale = person?.pref_locale ?? 'it';
    const written = await writeSeals(deps, letter, locale);
    await handOver(transport, {
      id: letter.mailId,
      to: { name: '', address: letter.address },
      language: locale,
      subject: written.words.subject,
      text: plainText(written, deps.config),
      html: htmlPage(written, deps.config),
    });
  });
}

async function writeSeals(
  { database, config }: Deps,
  { address, day, seals }: SealLetter,
  locale: keyof typeof LETTER_WORDS,
) {
  const words = LETTER_WORDS[locale];
  const rows = await database.rows(listSeals, { until: day, most: seals });
  return {
    reader: { email: address, name: '', surname: '', locale },
    words: {
      subject: words.subject(config.portalName, day),
      paragraphs: [words.lead],
      details: rows.map((row) => ({ label: row.day, value: row.hash.toString('hex') })),
      button: words.button,
      closing: words.keep,
    },
    url: `${config.publicUrl}/prova`,
    theme: 'bank' as const,
    reason: words.reason,
  };
}
