/** Letters about a notice on the board and the answers to it (specification §20). */
import type { Locale } from '#contract/locales.ts';
import type { NoticeKind } from '#contract/notices.ts';
import { shownName } from '#server/modules/notices/rules.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import type { Detail, InEachLanguage, Letter } from './letter.ts';
import { readAnswerNews, readNoticeNews } from './notice-sql.ts';
import { nameOf, oneLine } from './typed.ts';

/** To the author: somebody has answered. Silent once the answer was taken back or decided on. */
export const noticeAnswered: Letter<Events['notice-answered']> = {
  to: thePerson,
  async write({ database, config }, { answerId }, readerId) {
    const row = await database.first(readAnswerNews, { answerId, readerId });
    if (row?.state !== 'open') return undefined;
    const { locale, kind } = row;
    const answerer = { name: row.answerer_name, surname: row.answerer_surname };
    const who = oneLine(shownName(answerer, row.is_same_bank));
    const words = ANSWERED[locale]({ who, title: oneLine(row.title), kind });
    const text = oneLine(row.text);
    return {
      reader: row,
      words: { ...words, details: text === '' ? [] : [{ label: SAYS[locale], value: text }] },
      url: `${config.publicUrl}/board/${row.notice_id}`,
      theme: 'member',
    };
  },
};

/** To who answered: the author said yes, and is reached so. */
export const answerAccepted: Letter<Events['answer-accepted']> = {
  to: thePerson,
  async write({ database, config }, { answerId }, readerId) {
    const row = await database.first(readAnswerNews, { answerId, readerId });
    if (row?.state !== 'accepted') return undefined;
    const { locale, kind } = row;
    const who = nameOf({ name: row.author_name, surname: row.author_surname });
    const words = ACCEPTED[locale]({ who, title: oneLine(row.title), kind });
    return {
      reader: row,
      words: { ...words, details: reachLines(row, locale) },
      url: `${config.publicUrl}/board/${row.notice_id}`,
      theme: 'member',
    };
  },
};

/** To the author: the desk has let the notice onto the board. */
export const noticeAllowed = onTheBoard(() => ALLOWED);

/** To a member: the desk has posted a notice for them. */
export const noticePostedFor = onTheBoard(() => POSTED_FOR);

/** To the author: the desk has taken the notice off the board, and why. Silent once it is back. */
export const noticeHidden: Letter<Events['notice-hidden']> = {
  to: thePerson,
  async write({ database, config }, { noticeId }) {
    const row = await database.first(readNoticeNews, { noticeId });
    if (row === undefined || row.hidden_reason === null) return undefined;
    const facts = { title: oneLine(row.title), bank: oneLine(row.bank_name) };
    const why = { label: WHY[row.locale], value: oneLine(row.hidden_reason) };
    return {
      reader: row,
      words: { ...HIDDEN[row.locale](facts), details: [why] },
      url: `${config.publicUrl}/board/${noticeId}`,
      theme: 'member',
    };
  },
};

interface Reached {
  author_phone: string | null;
  author_email: string | null;
  /** Where the desk puts people in touch. */
  desk_phone: string | null;
}

/** To the author of a notice that the desk put on the board; silent once it is there no more. */
function onTheBoard(
  words: () => InEachLanguage<NoticeNews>,
): Letter<Events['notice-allowed' | 'notice-posted-for']> {
  return {
    to: thePerson,
    async write({ database, config }, { noticeId }) {
      const row = await database.first(readNoticeNews, { noticeId });
      if (row?.state !== 'open') return undefined;
      const facts = { title: oneLine(row.title), bank: oneLine(row.bank_name) };
      return {
        reader: row,
        words: words()[row.locale](facts),
        url: `${config.publicUrl}/board/${noticeId}`,
        theme: 'member',
      };
    },
  };
}

function reachLines(row: Reached, locale: Locale): Detail[] {
  const { byPhone, byEmail, byDesk } = REACH[locale];
  return [
    { label: byDesk, value: oneLine(row.desk_phone ?? '') },
    { label: byPhone, value: oneLine(row.author_phone ?? '') },
    { label: byEmail, value: oneLine(row.author_email ?? '') },
  ].filter(({ value }) => value !== '');
}

const SAYS: Record<Locale, string> = { it: 'Scrive', en: 'They write', de: 'Schreibt' };
const WHY: Record<Locale, string> = { it: 'Perché', en: 'Why', de: 'Warum' };
const REACH: Record<Locale, { byPhone: string; byEmail: string; byDesk: string }> = {
  it: { byPhone: 'Telefono', byEmail: 'Email', byDesk: 'Chiama la segreteria' },
  en: { byPhone: 'Phone', byEmail: 'E-mail', byDesk: 'Call the desk' },
  de: { byPhone: 'Telefon', byEmail: 'E-Mail', byDesk: 'Ruf im Büro an' },
};

interface AnswerFacts {
  who: string;
  title: string;
  kind: NoticeKind;
}

const ANSWERED: InEachLanguage<AnswerFacts> = {
  it: ({ who, title, kind }) => ({
    subject: `${who} risponde al tuo annuncio: ${title}`,
    paragraphs: [
      kind === 'request'
        ? `${who} può aiutarti: ha risposto al tuo annuncio “${title}”.`
        : `${who} vorrebbe quello che offri: ha risposto al tuo annuncio “${title}”.`,
      'Se dici di sì, vi mostriamo come sentirvi. Fino ad allora nessuno vede i tuoi recapiti.',
    ],
    button: 'Leggi e rispondi',
  }),
  en: ({ who, title, kind }) => ({
    subject: `${who} answers your notice: ${title}`,
    paragraphs: [
      kind === 'request'
        ? `${who} can help you and has answered your notice “${title}”.`
        : `${who} would like what you offer and has answered your notice “${title}”.`,
      'If you say yes, we show both of you how to get in touch. Until then nobody sees your phone or e-mail.',
    ],
    button: 'Read and answer',
  }),
  de: ({ who, title, kind }) => ({
    subject: `${who} antwortet auf deine Anzeige: ${title}`,
    paragraphs: [
      kind === 'request'
        ? `${who} kann dir helfen und hat auf deine Anzeige „${title}“ geantwortet.`
        : `${who} hätte gern, was du anbietest, und hat auf deine Anzeige „${title}“ geantwortet.`,
      'Wenn du Ja sagst, zeigen wir euch beiden, wie ihr euch erreicht. Bis dahin sieht niemand deine Kontaktdaten.',
    ],
    button: 'Lesen und antworten',
  }),
};

const ACCEPTED: InEachLanguage<AnswerFacts> = {
  it: ({ who, title, kind }) => ({
    subject: `${who} ti ha detto di sì: ${title}`,
    paragraphs: [
      `${who} ha detto di sì alla tua risposta all’annuncio “${title}”. Ora potete mettervi d’accordo.`,
    ],
    button: 'Apri l’annuncio',
    closing:
      kind === 'request'
        ? 'Dopo l’aiuto, registra lo scambio dalla pagina dell’annuncio.'
        : 'Dopo l’aiuto, chi ti ha aiutato registra lo scambio; puoi farlo anche tu dalla pagina dell’annuncio.',
  }),
  en: ({ who, title, kind }) => ({
    subject: `${who} said yes: ${title}`,
    paragraphs: [
      `${who} said yes to your answer to the notice “${title}”. Now you can arrange the rest.`,
    ],
    button: 'Open the notice',
    closing:
      kind === 'request'
        ? 'After you have helped, record the exchange from the page of the notice.'
        : 'After the help, the person who helped you records the exchange; you can do it too, from the page of the notice.',
  }),
  de: ({ who, title, kind }) => ({
    subject: `${who} hat Ja gesagt: ${title}`,
    paragraphs: [
      `${who} hat Ja zu deiner Antwort auf die Anzeige „${title}“ gesagt. Nun könnt ihr alles verabreden.`,
    ],
    button: 'Anzeige öffnen',
    closing:
      kind === 'request'
        ? 'Wenn du geholfen hast, trag den Tausch auf der Seite der Anzeige ein.'
        : 'Danach trägt die Person, die dir geholfen hat, den Tausch ein; du kannst es auch selbst auf der Seite der Anzeige tun.',
  }),
};

interface NoticeNews {
  title: string;
  bank: string;
}

const ALLOWED: InEachLanguage<NoticeNews> = {
  it: ({ title, bank }) => ({
    subject: `Il tuo annuncio è in bacheca: ${title}`,
    paragraphs: [
      `La segreteria della tua banca, ${bank}, ha guardato il tuo annuncio “${title}”: ora è in bacheca.`,
    ],
    button: 'Guarda l’annuncio',
  }),
  en: ({ title, bank }) => ({
    subject: `Your notice is on the board: ${title}`,
    paragraphs: [
      `The desk of your time bank, ${bank}, has looked at your notice “${title}”: now it is on the board.`,
    ],
    button: 'Look at the notice',
  }),
  de: ({ title, bank }) => ({
    subject: `Deine Anzeige hängt am Brett: ${title}`,
    paragraphs: [
      `Das Büro deiner Zeitbank (${bank}) hat deine Anzeige „${title}“ angesehen: Nun hängt sie am Brett.`,
    ],
    button: 'Anzeige ansehen',
  }),
};

const POSTED_FOR: InEachLanguage<NoticeNews> = {
  it: ({ title, bank }) => ({
    subject: `Un tuo annuncio in bacheca: ${title}`,
    paragraphs: [
      `La segreteria della tua banca, ${bank}, ha messo in bacheca per te l’annuncio “${title}”.`,
      'Puoi cambiarlo o toglierlo quando vuoi.',
    ],
    button: 'Guarda l’annuncio',
  }),
  en: ({ title, bank }) => ({
    subject: `A notice of yours on the board: ${title}`,
    paragraphs: [
      `The desk of your time bank, ${bank}, has put the notice “${title}” on the board for you.`,
      'You can change it or take it down whenever you like.',
    ],
    button: 'Look at the notice',
  }),
  de: ({ title, bank }) => ({
    subject: `Deine Anzeige am Brett: ${title}`,
    paragraphs: [
      `Das Büro deiner Zeitbank (${bank}) hat für dich die Anzeige „${title}“ ans Brett gehängt.`,
      'Du kannst sie jederzeit ändern oder abnehmen.',
    ],
    button: 'Anzeige ansehen',
  }),
};

const HIDDEN: InEachLanguage<NoticeNews> = {
  it: ({ title, bank }) => ({
    subject: `Il tuo annuncio non è più in bacheca: ${title}`,
    paragraphs: [
      `La segreteria della tua banca, ${bank}, ha tolto dalla bacheca il tuo annuncio “${title}”.`,
    ],
    button: 'Guarda l’annuncio',
    closing: 'Puoi cambiarlo, e la segreteria può rimetterlo in bacheca.',
  }),
  en: ({ title, bank }) => ({
    subject: `Your notice is off the board: ${title}`,
    paragraphs: [
      `The desk of your time bank, ${bank}, has taken your notice “${title}” off the board.`,
    ],
    button: 'Look at the notice',
    closing: 'You can change it, and the desk can put it back.',
  }),
  de: ({ title, bank }) => ({
    subject: `Deine Anzeige hängt nicht mehr am Brett: ${title}`,
    paragraphs: [
      `Das Büro deiner Zeitbank (${bank}) hat deine Anzeige „${title}“ vom Brett genommen.`,
    ],
    button: 'Anzeige ansehen',
    closing: 'Du kannst sie ändern, und das Büro kann sie wieder aufhängen.',
  }),
};
