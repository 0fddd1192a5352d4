/** The letter about messages that their reader has not read, three a day at most (specification §21). */
import { LETTER_MESSAGES_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { type ActLink, makeActLink } from '#server/modules/letters/links.ts';
import { cadencesOf } from '#server/modules/letters/preferences.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { partnerName } from '#server/modules/threads/present.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { thePerson } from '../audiences.ts';
import type { InEachLanguage, Letter, LetterDeps, Written } from './letter.ts';
import { readUnreadMessages } from './message-sql.ts';
import { oneLine, showMoment } from './typed.ts';

const TOPIC = 'messages';

/** No letter: only the screens of the two people reload. */
export const threadChanged: Letter<Events['thread-changed']> = {
  to: async () => [],
  write: async () => undefined,
};

/** To who has not read them: each message with its writer. Silent once all are read, or where they want none. */
export const messagesWaiting: Letter<Events['messages-waiting']> = {
  to: thePerson,
  async write(deps, { threads }, readerId, mailId) {
    const { database, config } = deps;
    const values = { readerId, threads: JSON.stringify(threads), most: LETTER_MESSAGES_MAX };
    const rows = await database.rows(readUnreadMessages, values);
    const [first] = rows;
    if (!first || !(await isWanted(deps, readerId))) return undefined;
    const { locale, how_many: count } = first;
    const writers = new Set(rows.map((row) => row.writer_id)).size;
    const more = count - rows.length;
    return {
      reader: first,
      words: {
        ...WORDS[locale]({ who: writerOf(first), count, writers, more }),
        details: rows.map((row) => ({
          label: `${writerOf(row)}, ${showMoment(row.sent_at, locale, config.timeZone)}`,
          value: oneLine(row.text),
        })),
      },
      ...(await waysOf(deps, rows, {
        ...{ mailId, personId: readerId, locale },
        isOneThread: threads.length === 1,
      })),
      stopUrl: await makeActLink(deps, {
        ...{ mailId, personId: readerId, locale },
        does: { stop: TOPIC },
      }),
      theme: 'member',
    };
  },
};

/**
 * Where the letter leads: to the conversation, or to all where it is about several, and to the page
 * on which each is answered once without signing in.
 */
async function waysOf(
  deps: LetterDeps,
  rows: readonly Row[],
  { isOneThread, ...reader }: Omit<ActLink, 'does'> & { isOneThread: boolean },
): Promise<Pick<Written, 'url' | 'more'>> {
  const latest = [...new Map(rows.map((row) => [row.thread_id, row])).values()];
  const isAll = isOneThread || rows.length === rows[0]?.how_many;
  const [only] = isAll && latest.length === 1 ? latest : [];
  const more = latest
    .filter((row) => !row.is_over)
    .map(async (row) => ({
      label: ANSWER[reader.locale](writerOf(row)),
      url: await makeActLink(deps, { ...reader, does: { answer: row.thread_id } }),
    }));
  return {
    url: `${deps.config.publicUrl}/messages${only ? `/${only.thread_id}` : ''}`,
    more: await Promise.all(more),
  };
}

const ANSWER: Record<Locale, (who: string) => string> = {
  it: (who) => `Rispondi a ${who} senza entrare`,
  en: (who) => `Answer ${who} without signing in`,
  de: (who) => `${who} antworten, ohne dich anzumelden`,
};

type Row = RowOf<typeof readUnreadMessages>;

function writerOf(row: Row): string {
  return oneLine(partnerName({ ...row, name: row.writer_name, surname: row.writer_surname }));
}

async function isWanted({ database }: Parameters<typeof messagesWaiting.write>[0], id: number) {
  const chosen = await cadencesOf(database, id);
  return chosen.some(({ topic, cadence }) => topic === TOPIC && cadence !== 'never');
}

interface Facts {
  /** Who wrote first. */
  who: string;
  /** Messages, of so many people. */
  count: number;
  writers: number;
  /** Messages that are not quoted. */
  more: number;
}

const WORDS: InEachLanguage<Facts> = {
  it: ({ who, count, writers, more }) => ({
    subject: writers === 1 ? `${who} ti ha scritto` : `Ti hanno scritto in ${writers}`,
    paragraphs: [
      count === 1
        ? 'C’è un messaggio che non hai ancora letto.'
        : `Ci sono ${count} messaggi che non hai ancora letto.`,
      ...(more > 0 ? [`Qui sotto i primi ${count - more}; gli altri sono nel portale.`] : []),
    ],
    button: 'Leggi e rispondi',
    closing: 'Rispondi da qui o dal portale: le risposte a questa email non arrivano a nessuno.',
  }),
  en: ({ who, count, writers, more }) => ({
    subject: writers === 1 ? `${who} wrote to you` : `${writers} people wrote to you`,
    paragraphs: [
      count === 1
        ? 'There is a message that you have not read yet.'
        : `There are ${count} messages that you have not read yet.`,
      ...(more > 0 ? [`Here are the first ${count - more}; the others are in the portal.`] : []),
    ],
    button: 'Read and answer',
    closing: 'Answer by these links or in the portal: replies to this e-mail reach nobody.',
  }),
  de: ({ who, count, writers, more }) => ({
    subject:
      writers === 1 ? `${who} hat dir geschrieben` : `${writers} Personen haben dir geschrieben`,
    paragraphs: [
      count === 1
        ? 'Es gibt eine Nachricht, die du noch nicht gelesen hast.'
        : `Es gibt ${count} Nachrichten, die du noch nicht gelesen hast.`,
      ...(more > 0 ? [`Hier sind die ersten ${count - more}; die anderen stehen im Portal.`] : []),
    ],
    button: 'Lesen und antworten',
    closing:
      'Antworte über diese Links oder im Portal: Antworten auf diese E-Mail selbst erreichen niemanden.',
  }),
};
