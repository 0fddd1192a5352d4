/** The words of the letter about many exchanges at once. */
import type { Locale } from '#contract/locales.ts';

interface BatchWords {
  subject(made: number, asked: number): string;
  finished: string;
  awaiting: string;
  refused: string;
  button: string;
  labels: Record<'made' | 'awaiting' | 'refused' | 'hours' | 'day' | 'activity' | 'note', string>;
  /** Why an exchange was not made, by its code. */
  reasons: Record<string, string>;
  otherReason: string;
  /** Somebody whose name is not for the reader. */
  stranger: string;
  more(count: number): string;
}

export const BATCH_WORDS: Record<Locale, BatchWords> = {
  it: {
    subject: (made, asked) => `Scambi multipli: registrati ${made} su ${asked}`,
    finished: 'La registrazione che hai chiesto è finita: ecco com’è andata.',
    awaiting: 'Alcuni scambi aspettano ancora una conferma: le loro ore si spostano solo allora.',
    refused: 'Alcuni scambi non sono stati registrati: sotto trovi quali e perché.',
    button: 'Vedi gli scambi della banca',
    labels: {
      made: 'Registrati',
      awaiting: 'Da confermare',
      refused: 'Non registrati',
      hours: 'Ore di ciascuno',
      day: 'Data',
      activity: 'Attività',
      note: 'Nota',
    },
    reasons: {
      'not-a-member': 'una delle due persone non è più socia',
      'same-person': 'è la stessa persona',
      'bank-not-linked': 'le due banche non sono collegate',
      forbidden: 'chi l’ha chiesto non amministra più la banca',
    },
    otherReason: 'non è stato possibile',
    stranger: 'una persona di un’altra banca',
    more: (count) => `… e altri ${count}`,
  },
  en: {
    subject: (made, asked) => `Multiple exchanges: ${made} of ${asked} recorded`,
    finished: 'The recording you asked for is finished: this is how it went.',
    awaiting: 'Some exchanges still wait for a confirmation: only then do their hours move.',
    refused: 'Some exchanges were not recorded: below you find which and why.',
    button: 'See the bank’s exchanges',
    labels: {
      made: 'Recorded',
      awaiting: 'To be confirmed',
      refused: 'Not recorded',
      hours: 'Hours of each',
      day: 'Date',
      activity: 'Activity',
      note: 'Note',
    },
    reasons: {
      'not-a-member': 'one of the two is no longer a member',
      'same-person': 'it is the same person',
      'bank-not-linked': 'the two banks are not linked',
      forbidden: 'the person who asked for it no longer administers the bank',
    },
    otherReason: 'it was not possible',
    stranger: 'somebody of another bank',
    more: (count) => `… and ${count} more`,
  },
  de: {
    subject: (made, asked) => `Mehrere Tauschgeschäfte: ${made} von ${asked} eingetragen`,
    finished: 'Die Eintragung, um die du gebeten hast, ist fertig: So ist sie ausgegangen.',
    awaiting:
      'Einige Tauschgeschäfte warten noch auf eine Bestätigung: Erst dann werden ihre Stunden gebucht.',
    refused: 'Einige Tauschgeschäfte wurden nicht eingetragen: Unten steht, welche und warum.',
    button: 'Tauschgeschäfte der Bank ansehen',
    labels: {
      made: 'Eingetragen',
      awaiting: 'Zu bestätigen',
      refused: 'Nicht eingetragen',
      hours: 'Stunden je Tausch',
      day: 'Datum',
      activity: 'Tätigkeit',
      note: 'Notiz',
    },
    reasons: {
      'not-a-member': 'eine der beiden Personen ist kein Mitglied mehr',
      'same-person': 'es ist dieselbe Person',
      'bank-not-linked': 'die beiden Banken sind nicht verbunden',
      forbidden: 'wer darum gebeten hat, verwaltet die Bank nicht mehr',
    },
    otherReason: 'es war nicht möglich',
    stranger: 'eine Person einer anderen Bank',
    more: (count) => `… und ${count} weitere`,
  },
};
