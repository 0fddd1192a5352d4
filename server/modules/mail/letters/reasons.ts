/** Why a letter came: the last line of each, so that nobody has to guess. */
import type { LetterSubject } from '#contract/jobs.ts';
import type { Locale } from '#contract/locales.ts';
import type { EventKind } from '#server/modules/outbox/events.ts';

const REASON_OF: Record<EventKind, LetterSubject> = {
  'verify-email': 'address',
  'reset-password': 'account',
  invitation: 'address',
  'password-changed': 'account',
  'signed-in-elsewhere': 'account',
  'sign-in-guard-changed': 'account',
  'erasure-asked': 'account',
  'consent-asked': 'membership',
  'email-changed': 'account',
  'email-new': 'address',
  'email-restored': 'address',
  'join-requested': 'bankDesk',
  'join-accepted': 'membership',
  'join-denied': 'membership',
  'member-removed': 'membership',
  'delegate-named': 'trust',
  'delegate-ended': 'trust',
  'link-requested': 'bankDesk',
  'link-approved': 'bankDesk',
  'link-rejected': 'bankDesk',
  'application-received': 'portalDesk',
  'application-approved': 'application',
  'application-denied': 'application',
  'exchange-awaiting': 'exchange',
  'exchange-confirmed': 'exchange',
  'exchange-cancelled': 'exchange',
  'exchange-changed': 'exchange',
  'exchange-reversed': 'exchange',
  'exchanges-waiting': 'reminder',
  'batch-finished': 'bankDesk',
  'batch-with-you': 'exchange',
  'batch-undone': 'bankDesk',
  'batch-undone-with-you': 'exchange',
  'rule-changed': 'membership',
  'share-announced': 'membership',
  'notice-answered': 'notice',
  'answer-accepted': 'notice',
  'notice-allowed': 'notice',
  'notice-posted-for': 'notice',
  'notice-hidden': 'notice',
  'notice-asked': 'ask',
  'notice-due': 'notice',
  'notice-paused': 'notice',
  'board-digest': 'digest',
  'arrangement-proposed': 'appointment',
  'arrangement-agreed': 'appointment',
  'arrangement-dropped': 'appointment',
  'arrangement-due': 'appointment',
  'arrangement-tomorrow': 'appointment',
  'standing-proposed': 'appointment',
  'standing-agreed': 'appointment',
  'standing-paused': 'appointment',
  'standing-ended': 'appointment',
  'thread-changed': 'message',
  'messages-waiting': 'message',
  'membership-changed': 'bankDesk',
  'webhook-turned-off': 'bankDesk',
  'bank-suspended': 'bankDesk',
  'bank-reopened': 'bankDesk',
};

const SENTENCES: Record<Locale, Record<LetterSubject, string>> = {
  it: {
    account: 'La ricevi perché riguarda il tuo accesso al portale.',
    address: 'La ricevi perché qualcuno ha indicato questo indirizzo nel portale.',
    membership: 'La ricevi perché riguarda la tua adesione a una banca del tempo.',
    trust: 'La ricevi perché riguarda chi può fare al posto di un’altra persona, tu o per te.',
    exchange: 'La ricevi perché riguarda uno scambio tuo: di questo ti scriviamo sempre.',
    bankDesk: 'La ricevi perché amministri la tua banca del tempo.',
    application: 'La ricevi perché riguarda la richiesta di una nuova banca del tempo.',
    portalDesk: 'La ricevi perché amministri il portale.',
    digest:
      'La ricevi, al massimo una volta alla settimana, perché la tua banca manda ai soci le novità della bacheca.',
    ask: 'La ricevi, al massimo due volte alla settimana, perché offri o hai fatto cose simili.',
    message:
      'La ricevi, al massimo tre volte al giorno, perché ci sono messaggi che non hai letto.',
    notice: 'La ricevi perché riguarda un annuncio in bacheca, tuo o a cui hai risposto.',
    appointment: 'La ricevi perché riguarda un appuntamento tuo con un altro socio.',
    reminder: 'La ricevi, al massimo una volta alla settimana, perché uno scambio aspetta te.',
  },
  en: {
    account: 'You get it because it is about your account with the portal.',
    address: 'You get it because somebody gave this address to the portal.',
    membership: 'You get it because it is about your membership of a time bank.',
    trust: 'You get it because it is about who may act for somebody else, you or for you.',
    exchange: 'You get it because it is about an exchange of yours: we always write about those.',
    bankDesk: 'You get it because you are an administrator of your time bank.',
    application: 'You get it because it is about the application for a new time bank.',
    portalDesk: 'You get it because you are an administrator of the portal.',
    digest:
      'You get it, once a week at most, because your bank sends its members the news of the board.',
    ask: 'You get it, twice a week at most, because you offer or have done such things.',
    message: 'You get it, three times a day at most, because there are messages you have not read.',
    notice: 'You get it because it is about a notice of yours, or one that you answered.',
    appointment: 'You get it because it is about an appointment of yours with another member.',
    reminder: 'You get it, once a week at most, because an exchange waits for you.',
  },
  de: {
    account: 'Du erhältst sie, weil es um deinen Zugang zum Portal geht.',
    address: 'Du erhältst sie, weil jemand diese Adresse im Portal angegeben hat.',
    membership: 'Du erhältst sie, weil es um deine Mitgliedschaft in einer Zeitbank geht.',
    trust:
      'Du erhältst sie, weil es darum geht, wer für jemand anderen handeln darf, du oder für dich.',
    exchange: 'Du erhältst sie, weil es um einen Tausch von dir geht: Darüber schreiben wir immer.',
    bankDesk: 'Du erhältst sie, weil du deine Zeitbank verwaltest.',
    application: 'Du erhältst sie, weil es um den Antrag auf eine neue Zeitbank geht.',
    portalDesk: 'Du erhältst sie, weil du das Portal verwaltest.',
    digest:
      'Du erhältst sie höchstens einmal in der Woche, weil deine Bank ihren Mitgliedern schickt, was am Schwarzen Brett neu ist.',
    ask: 'Du erhältst sie höchstens zweimal in der Woche, weil du so etwas anbietest oder schon getan hast.',
    message:
      'Du erhältst sie höchstens dreimal am Tag, weil es Nachrichten gibt, die du nicht gelesen hast.',
    notice:
      'Du erhältst sie, weil es um deine Anzeige geht oder um eine, auf die du geantwortet hast.',
    appointment: 'Du erhältst sie, weil es um eine Verabredung von dir mit einem Mitglied geht.',
    reminder: 'Du erhältst sie höchstens einmal in der Woche, weil ein Tausch auf dich wartet.',
  },
};

/** The sentence that says why a letter about such an event came. */
export function reasonFor(kind: EventKind, locale: Locale): string {
  return SENTENCES[locale][REASON_OF[kind]];
}

/** What letters about such an event are about; undefined for a kind that only another version knows. */
export function subjectOf(kind: string): LetterSubject | undefined {
  return Object.entries(REASON_OF).find(([known]) => known === kind)?.[1];
}

/** In front of the address that stops the letters of a topic. */
export const STOP_WORDS: Record<Locale, string> = {
  it: 'Non la vuoi più? Basta un clic',
  en: 'You do not want it any more? One click is enough',
  de: 'Du möchtest sie nicht mehr? Ein Klick genügt',
};
