/** The weekly letter with what is new on the board (specification §20). */
import type { Locale } from '#contract/locales.ts';
import type { NoticeKind } from '#contract/notices.ts';
import { showDay } from '#contract/values.ts';
import { makeActLink } from '#server/modules/letters/links.ts';
import { cadencesOf } from '#server/modules/letters/preferences.ts';
import { DIGESTS_IGNORED } from '#server/modules/notices/digest.ts';
import { shownName } from '#server/modules/notices/rules.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { thePerson } from '../audiences.ts';
import { readDigest } from './digest-sql.ts';
import type { Detail, InEachLanguage, Letter } from './letter.ts';
import { oneLine } from './typed.ts';

const TOPIC = 'board';

/**
 * To a member: who looks for help that they may give, and new offers; never a phone number. Silent
 * once nothing of it is on the board, or they want no such letters.
 */
export const boardDigest: Letter<Events['board-digest']> = {
  to: thePerson,
  async write(deps, { digestId }, personId, mailId) {
    const { database, config } = deps;
    const rows = await database.rows(readDigest, { digestId, ignored: DIGESTS_IGNORED });
    const [first] = rows;
    if (!first) return undefined;
    const chosen = await cadencesOf(database, personId);
    if (chosen.some(({ topic, cadence }) => topic === TOPIC && cadence === 'never'))
      return undefined;
    const { locale, is_monthly: isMonthly } = first;
    const lookForHelp = rows.filter(({ kind }) => kind === 'request');
    const people = new Set(lookForHelp.map(({ author_id }) => author_id)).size;
    const { closing, ...words } = WORDS[locale]({ people });
    const from = `?letter=${digestId}`;
    return {
      reader: first,
      words: {
        ...words,
        details: rows.map((row) => ({
          ...lineOf(row),
          url: `${config.publicUrl}/board/${row.id}${from}`,
        })),
        ...(isMonthly ? { closing: closing ?? '' } : {}),
      },
      url: `${config.publicUrl}/board${from}`,
      stopUrl: await makeActLink(deps, { mailId, personId, locale, does: { stop: TOPIC } }),
      theme: 'member',
    };
  },
};

const LABELS: Record<Locale, Record<NoticeKind, string> & { until: string }> = {
  it: { request: 'Cerca', offer: 'Offre', until: 'entro il' },
  en: { request: 'Looks for', offer: 'Offers', until: 'until' },
  de: { request: 'Sucht', offer: 'Bietet', until: 'bis' },
};

function lineOf(row: RowOf<typeof readDigest>): Detail {
  const labels = LABELS[row.locale];
  const author = { name: row.author_name, surname: row.author_surname };
  const about = [
    oneLine(row.title),
    oneLine(shownName(author, !row.of_friend)),
    ...(row.of_friend ? [oneLine(row.bank_name)] : []),
    ...(row.needed_by === null ? [] : [`${labels.until} ${showDay(row.needed_by)}`]),
  ];
  return { label: labels[row.kind], value: about.join(' · ') };
}

/** The closing is for who gets one a month. */
const WORDS: InEachLanguage<{ people: number }> = {
  it: ({ people }) => ({
    subject:
      people === 0
        ? 'Novità in bacheca'
        : people === 1
          ? 'Qualcuno cerca un aiuto che puoi dare'
          : `${people} persone cercano un aiuto che puoi dare`,
    paragraphs: [
      people === 0
        ? 'Ecco che cosa c’è di nuovo nella bacheca della tua banca.'
        : 'Ecco chi cerca un aiuto che puoi dare, e che cosa c’è di nuovo in bacheca. Se non puoi, non serve rispondere.',
    ],
    button: 'Apri la bacheca',
    closing:
      'Dalle ultime email non hai aperto la bacheca: per non disturbarti ora ti scriviamo una volta al mese. Se apri la bacheca da qui, torniamo a scriverti ogni settimana.',
  }),
  en: ({ people }) => ({
    subject:
      people === 0
        ? 'News of the board'
        : people === 1
          ? 'Somebody looks for help that you can give'
          : `${people} people look for help that you can give`,
    paragraphs: [
      people === 0
        ? 'This is new on the board of your bank.'
        : 'Here is who looks for help that you can give, and what is new on the board. If you cannot, there is no need to answer.',
    ],
    button: 'Open the board',
    closing:
      'The last e-mails did not bring you to the board, so that we now write once a month. If you open the board from here, we write every week again.',
  }),
  de: ({ people }) => ({
    subject:
      people === 0
        ? 'Neues vom Schwarzen Brett'
        : people === 1
          ? 'Jemand sucht Hilfe, die du geben kannst'
          : `${people} Personen suchen Hilfe, die du geben kannst`,
    paragraphs: [
      people === 0
        ? 'Das ist neu am Schwarzen Brett deiner Bank.'
        : 'Hier siehst du, wer Hilfe sucht, die du geben kannst, und was am Schwarzen Brett neu ist. Wenn du nicht kannst, brauchst du nicht zu antworten.',
    ],
    button: 'Schwarzes Brett öffnen',
    closing:
      'Die letzten E-Mails haben dich nicht ans Schwarze Brett gebracht; darum schreiben wir dir jetzt einmal im Monat. Wenn du es von hier aus öffnest, schreiben wir wieder jede Woche.',
  }),
};
