/** Letters with which the board asks: can you help, and does it still stand (specification §20). */
import type { Locale } from '#contract/locales.ts';
import type { NoticeKind } from '#contract/notices.ts';
import { showDay } from '#contract/values.ts';
import { makeActLink } from '#server/modules/letters/links.ts';
import { cadencesOf } from '#server/modules/letters/preferences.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import type { Detail, InEachLanguage, Letter } from './letter.ts';
import { readAskNews, readNoticeNews } from './notice-sql.ts';
import { nameOf, oneLine } from './typed.ts';

const TOPIC = 'board';

/** To a member who may be able to help. Silent once the request is over, or they want no such letters. */
export const noticeAsked: Letter<Events['notice-asked']> = {
  to: thePerson,
  async write(deps, { askId }, _, mailId) {
    const { database } = deps;
    const row = await database.first(readAskNews, { askId });
    if (!row) return undefined;
    const { locale, reader_id: personId } = row;
    const chosen = await cadencesOf(database, personId);
    if (!chosen.some(({ topic, cadence }) => topic === TOPIC && cadence === 'at-once'))
      return undefined;
    const link = { mailId, personId, locale };
    const who = nameOf({ name: row.author_name, surname: row.author_surname });
    return {
      reader: row,
      words: { ...ASKED[locale]({ who, title: oneLine(row.title) }), details: detailsOf(row) },
      url: await makeActLink(deps, { ...link, does: { act: 'ask-yes', about: askId } }),
      otherUrl: await makeActLink(deps, { ...link, does: { act: 'ask-not-now', about: askId } }),
      stopUrl: await makeActLink(deps, { ...link, does: { stop: TOPIC } }),
      theme: 'member',
    };
  },
};

/** To the author: does it still stand? Silent once it is off the board. */
export const noticeDue: Letter<Events['notice-due']> = {
  to: thePerson,
  async write(deps, { noticeId }, _, mailId) {
    const row = await deps.database.first(readNoticeNews, { noticeId });
    if (row?.state !== 'open') return undefined;
    const { locale, kind } = row;
    const link = { mailId, personId: row.reader_id, locale };
    return {
      reader: row,
      words: DUE[locale]({ title: oneLine(row.title), kind }),
      url: await makeActLink(deps, { ...link, does: { act: 'renew-notice', about: noticeId } }),
      otherUrl:
        kind === 'request'
          ? `${deps.config.publicUrl}/board/${noticeId}`
          : await makeActLink(deps, { ...link, does: { act: 'close-notice', about: noticeId } }),
      theme: 'member',
    };
  },
};

/** To the author: it is off the board, and one step brings it back. */
export const noticePaused: Letter<Events['notice-paused']> = {
  to: thePerson,
  async write(deps, { noticeId }, _, mailId) {
    const row = await deps.database.first(readNoticeNews, { noticeId });
    if (row?.state !== 'paused') return undefined;
    const { locale } = row;
    const link = { mailId, personId: row.reader_id, locale };
    return {
      reader: row,
      words: PAUSED[locale]({ title: oneLine(row.title), kind: row.kind }),
      url: await makeActLink(deps, { ...link, does: { act: 'renew-notice', about: noticeId } }),
      otherUrl: `${deps.config.publicUrl}/board/${noticeId}`,
      theme: 'member',
    };
  },
};

const LABELS: Record<Locale, { when: string; by: string; more: string }> = {
  it: { when: 'Quando', by: 'Entro', more: 'Scrive' },
  en: { when: 'When', by: 'Until', more: 'They write' },
  de: { when: 'Wann', by: 'Bis', more: 'Schreibt' },
};

function detailsOf(row: {
  locale: Locale;
  when_text: string;
  needed_by: string | null;
  body: string;
}): Detail[] {
  const { when, by, more } = LABELS[row.locale];
  return [
    { label: when, value: oneLine(row.when_text) },
    { label: by, value: row.needed_by === null ? '' : showDay(row.needed_by) },
    { label: more, value: oneLine(row.body) },
  ].filter(({ value }) => value !== '');
}

const ASKED: InEachLanguage<{ who: string; title: string }> = {
  it: ({ who, title }) => ({
    subject: `${who} cerca: ${title}`,
    paragraphs: [`${who} cerca: “${title}”. Puoi?`, 'Se non puoi, non serve spiegare.'],
    button: 'Sì, posso',
    other: 'Non stavolta',
    closing: `Se dici di sì e ${who} accetta, vedrete l’uno il telefono e l’email dell’altro.`,
  }),
  en: ({ who, title }) => ({
    subject: `${who} looks for: ${title}`,
    paragraphs: [`${who} looks for: “${title}”. Can you?`, 'If you cannot, no need to explain.'],
    button: 'Yes, I can',
    other: 'Not this time',
    closing: `If you say yes and ${who} accepts, you see each other’s phone and e-mail.`,
  }),
  de: ({ who, title }) => ({
    subject: `${who} sucht: ${title}`,
    paragraphs: [
      `${who} sucht: „${title}“. Kannst du helfen?`,
      'Wenn du nicht kannst, brauchst du nichts zu erklären.',
    ],
    button: 'Ja, ich kann',
    other: 'Diesmal nicht',
    closing: `Wenn du Ja sagst und ${who} annimmt, seht ihr gegenseitig Telefon und E-Mail.`,
  }),
};

interface Asking {
  title: string;
  kind: NoticeKind;
}

const DUE: InEachLanguage<Asking> = {
  it: ({ title, kind }) =>
    kind === 'request'
      ? {
          subject: `Hai trovato chi ti aiuta? ${title}`,
          paragraphs: [`Hai trovato chi ti aiuta? Il tuo annuncio “${title}” è ancora in bacheca.`],
          button: 'No, lo lascio ancora 30 giorni',
          other: 'Sì, o non serve più',
          closing: 'Se non rispondi, tra due settimane lo mettiamo da parte.',
        }
      : {
          subject: `Vale ancora? ${title}`,
          paragraphs: [`Vale ancora? Il tuo annuncio “${title}” è in bacheca da un anno.`],
          button: 'Sì, vale ancora',
          other: 'No, toglilo',
          closing: 'Se non rispondi, tra un mese lo mettiamo da parte.',
        },
  en: ({ title, kind }) =>
    kind === 'request'
      ? {
          subject: `Have you found somebody? ${title}`,
          paragraphs: [
            `Have you found somebody to help you? Your notice “${title}” is still on the board.`,
          ],
          button: 'No, leave it for another 30 days',
          other: 'Yes, or I no longer need it',
          closing: 'If you do not answer, we put it aside in two weeks.',
        }
      : {
          subject: `Does it still stand? ${title}`,
          paragraphs: [
            `Does it still stand? Your notice “${title}” has been on the board for a year.`,
          ],
          button: 'Yes, it still stands',
          other: 'No, take it down',
          closing: 'If you do not answer, we put it aside in a month.',
        },
  de: ({ title, kind }) =>
    kind === 'request'
      ? {
          subject: `Hast du jemanden gefunden? ${title}`,
          paragraphs: [
            `Hast du jemanden gefunden, der dir hilft? Deine Anzeige „${title}“ hängt noch am Brett.`,
          ],
          button: 'Nein, noch 30 Tage hängen lassen',
          other: 'Ja, oder nicht mehr nötig',
          closing: 'Wenn du nicht antwortest, legen wir sie in zwei Wochen beiseite.',
        }
      : {
          subject: `Gilt sie noch? ${title}`,
          paragraphs: [`Gilt sie noch? Deine Anzeige „${title}“ hängt seit einem Jahr am Brett.`],
          button: 'Ja, sie gilt noch',
          other: 'Nein, abnehmen',
          closing: 'Wenn du nicht antwortest, legen wir sie in einem Monat beiseite.',
        },
};

const PAUSED: InEachLanguage<Asking> = {
  it: ({ title }) => ({
    subject: `Annuncio messo da parte: ${title}`,
    paragraphs: [
      `Non abbiamo avuto risposta, e così il tuo annuncio “${title}” non è più in bacheca. Un clic lo riporta.`,
    ],
    button: 'Rimettilo in bacheca',
    other: 'Guarda l’annuncio',
  }),
  en: ({ title }) => ({
    subject: `Notice put aside: ${title}`,
    paragraphs: [
      `We had no answer, so your notice “${title}” is off the board. One click brings it back.`,
    ],
    button: 'Put it back on the board',
    other: 'Look at the notice',
  }),
  de: ({ title }) => ({
    subject: `Anzeige beiseitegelegt: ${title}`,
    paragraphs: [
      `Wir haben keine Antwort bekommen, deshalb hängt deine Anzeige „${title}“ nicht mehr am Brett. Ein Klick bringt sie zurück.`,
    ],
    button: 'Wieder aufhängen',
    other: 'Anzeige ansehen',
  }),
};
