/** What an import writes down in the books and in its report, in the reader's language. */

import type { Locale } from '#contract/locales.ts';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { RowOutcome, RowPlan } from '#contract/paper/imports.ts';
import deMeans from '#texts/de/import-consequences.ts';
import de from '#texts/de/import-problems.ts';
import enMeans from '#texts/en/import-consequences.ts';
import en from '#texts/en/import-problems.ts';
import itMeans from '#texts/it/import-consequences.ts';
import it from '#texts/it/import-problems.ts';

interface ImportTexts {
  /** The note of a balance that is carried over. */
  openingNote(file: string): string;
  /** Why it was taken back. */
  undoReason: string;
  report: {
    sheet: string;
    line: string;
    outcome: string;
    why: string;
    /** Heads of what was read, beside what is in the file. */
    read: Record<'number' | 'surname' | 'name' | 'birthDate' | 'hours', string>;
  };
  plans: Record<RowPlan, string>;
  outcomes: Record<RowOutcome, string>;
  undone: string;
  problems: Record<RowProblem, string>;
  /** What some of them mean for a line that comes in. */
  consequences: Partial<Record<RowProblem, string>>;
}

export const IMPORT_TEXTS: Record<Locale, ImportTexts> = {
  it: {
    openingNote: (file) => `Saldo portato da «${file}»`,
    undoReason: 'Importazione annullata',
    report: {
      sheet: 'Importazione',
      line: 'Riga',
      outcome: 'Esito',
      why: 'Perché',
      read: {
        number: 'Letto: tessera',
        surname: 'Letto: cognome',
        name: 'Letto: nome',
        birthDate: 'Letto: nascita',
        hours: 'Letto: ore',
      },
    },
    plans: {
      new: 'Entra come nuovo socio',
      same: 'Già presente',
      join: 'Torna tra i soci',
      skip: 'Resta fuori',
      ask: 'Da guardare',
    },
    outcomes: {
      created: 'Nuovo socio',
      joined: 'Di nuovo tra i soci',
      same: 'Già presente, niente da cambiare',
      booked: 'Già presente, saldo portato',
      noted: 'Nello storico',
      left: 'Lasciata fuori',
    },
    undone: 'Annullata',
    consequences: itMeans,
    problems: {
      ...it,
      'name-missing': 'Manca il nome o il cognome: scrivili e carica di nuovo il foglio.',
      'person-unclear': 'Più soci hanno questo nome: aggiungi il numero di tessera.',
      'twice-in-file': 'La stessa persona è già in una riga prima di questa.',
      'number-taken': 'Il numero di tessera è già di un’altra persona.',
      'founder-gives-way':
        'Era il numero di chi ha fondato la banca. Chi l’ha fondata ne riceve un altro.',
      'founder-renumbered': 'Prende il numero del foglio; quello di prima resta nella sua storia.',
      'number-unreadable': 'Il numero di tessera non si legge.',
      'refused-by-the-books':
        'Il portale l’ha rifiutata e non sa dire perché: mostra la riga a chi lo gestisce.',
      'changed-since': 'Nel frattempo è cambiato qualcosa: controlla e carica di nuovo.',
    },
  },
  en: {
    openingNote: (file) => `Balance brought from “${file}”`,
    undoReason: 'Import undone',
    report: {
      sheet: 'Import',
      line: 'Line',
      outcome: 'Outcome',
      why: 'Why',
      read: {
        number: 'Read: card',
        surname: 'Read: surname',
        name: 'Read: first name',
        birthDate: 'Read: born',
        hours: 'Read: hours',
      },
    },
    plans: {
      new: 'Comes in as a new member',
      same: 'Here already',
      join: 'Comes back',
      skip: 'Stays out',
      ask: 'To be looked at',
    },
    outcomes: {
      created: 'New member',
      joined: 'A member again',
      same: 'Here already, nothing to change',
      booked: 'Here already, balance brought',
      noted: 'In the history',
      left: 'Left out',
    },
    undone: 'Undone',
    consequences: enMeans,
    problems: {
      ...en,
      'name-missing': 'The first name or the surname is missing: add it and load the sheet again.',
      'person-unclear': 'Several members have this name: add the number of the card.',
      'twice-in-file': 'The same person stands in a line before this one.',
      'number-taken': 'The number of the card is another person’s already.',
      'founder-gives-way': 'It was the number of who founded the bank here. They get another one.',
      'founder-renumbered': 'Takes the number of the sheet; the one before stays in their history.',
      'number-unreadable': 'The number of the card cannot be read.',
      'refused-by-the-books':
        'The portal refused it and cannot say why: show the line to the person who runs it.',
      'changed-since': 'Something changed meanwhile: check and load it again.',
    },
  },
  de: {
    openingNote: (file) => `Saldo übernommen aus „${file}“`,
    undoReason: 'Import zurückgenommen',
    report: {
      sheet: 'Import',
      line: 'Zeile',
      outcome: 'Ergebnis',
      why: 'Warum',
      read: {
        number: 'Gelesen: Karte',
        surname: 'Gelesen: Nachname',
        name: 'Gelesen: Vorname',
        birthDate: 'Gelesen: geboren',
        hours: 'Gelesen: Stunden',
      },
    },
    plans: {
      new: 'Kommt als neues Mitglied dazu',
      same: 'Schon da',
      join: 'Kommt zurück',
      skip: 'Bleibt draußen',
      ask: 'Bitte ansehen',
    },
    outcomes: {
      created: 'Neues Mitglied',
      joined: 'Wieder Mitglied',
      same: 'Schon da, nichts zu ändern',
      booked: 'Schon da, Saldo übernommen',
      noted: 'In der Geschichte',
      left: 'Ausgelassen',
    },
    undone: 'Zurückgenommen',
    consequences: deMeans,
    problems: {
      ...de,
      'name-missing': 'Vorname oder Nachname fehlt: ergänze ihn und lade die Tabelle noch einmal.',
      'person-unclear': 'Mehrere Mitglieder heißen so: ergänze die Kartennummer.',
      'twice-in-file': 'Dieselbe Person steht schon in einer Zeile davor.',
      'number-taken': 'Die Kartennummer gehört schon jemand anderem.',
      'founder-gives-way':
        'Die Nummer hatte, wer die Bank hier gegründet hat. Sie geht an dieses Mitglied, die Gründerin oder der Gründer bekommt eine andere.',
      'founder-renumbered': 'Bekommt die Nummer aus der Datei; die frühere bleibt im Verlauf.',
      'number-unreadable': 'Die Kartennummer ist nicht lesbar.',
      'refused-by-the-books':
        'Das Portal hat die Zeile abgelehnt und kann nicht sagen, warum: Zeig sie der Person, die es betreibt.',
      'changed-since':
        'Inzwischen hat sich etwas geändert: prüf es und lade die Zeile noch einmal.',
    },
  },
};
