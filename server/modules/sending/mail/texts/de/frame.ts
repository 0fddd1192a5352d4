/** What every letter says around its own words. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/frame.ts';

export default {
  greeting: 'Hallo {{fullName}}!',
  /** To a reader who is not known to be the person. */
  greeting_nameless: 'Hallo!',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffne diese Adresse im Browser:',
  sentBy: 'Diese E-Mail erhältst du von',
  /** In front of the address that stops the letters of a topic. */
  stop: 'Du möchtest sie nicht mehr? Ein Klick genügt',
  /** To a referent, in the place of their body. */
  referent: {
    lead: 'Dieser Brief ist für {{body}}: du liest ihn als eine ihrer Ansprechpersonen.',
    act: 'Für {{body}} handeln',
    why: 'Du bekommst ihn, weil du Ansprechperson einer Organisation bist, die Mitglied deiner Bank ist.',
  },
  /** The last line of a letter: why it came, so that nobody has to guess. */
  why: {
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
    appointment: 'Du erhältst sie, weil es um einen Termin von dir mit einem Mitglied geht.',
    bulletin: 'Du erhältst sie, weil deine Bank es allen Mitgliedern sagt.',
    thanks: 'Du erhältst sie, weil sich jemand bei dir für einen Tausch bedankt.',
    reminder: 'Du erhältst sie höchstens einmal in der Woche, weil ein Tausch auf dich wartet.',
  },
} satisfies Translated<typeof it>;
