/** What an import writes down in the books and in its report, in the reader's language. */
import type { RowOutcome, RowPlan, RowProblem } from '#contract/imports.ts';
import type { Locale } from '#contract/locales.ts';

interface ImportTexts {
  /** The note of a balance that is carried over. */
  openingNote(file: string): string;
  /** Why it was taken back. */
  undoReason: string;
  report: { sheet: string; line: string; outcome: string; why: string };
  plans: Record<RowPlan, string>;
  outcomes: Record<RowOutcome, string>;
  undone: string;
  problems: Record<RowProblem, string>;
}

export const IMPORT_TEXTS: Record<Locale, ImportTexts> = {
  it: {
    openingNote: (file) => `Saldo portato da «${file}»`,
    undoReason: 'Importazione annullata',
    report: { sheet: 'Importazione', line: 'Riga', outcome: 'Esito', why: 'Perché' },
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
    problems: {
      'name-missing': 'Manca il nome o il cognome: scrivili e carica di nuovo il foglio.',
      'person-unknown': 'Non c’è tra i soci: prima importa le persone.',
      'person-unclear': 'Più soci hanno questo nome: aggiungi il numero di tessera.',
      'name-alone': 'C’è un socio con questo nome, ma solo il nome coincide.',
      'twice-in-file': 'La stessa persona è già in una riga prima di questa.',
      'by-invitation':
        'Con questi dati non può entrare da un file: invitala a chiedere di entrare, oppure scrivi un’altra email.',
      'hours-unreadable': 'Le ore non si leggono: scrivile come 1:30 oppure 1,5.',
      'hours-missing': 'Mancano le ore.',
      'day-unreadable': 'Il giorno non si legge: scrivilo come 31/12/2024.',
      'not-active': 'Nel vecchio programma non è più attiva.',
      'opening-exists': 'Il saldo era già stato portato: non cambia.',
      'own-balance':
        'È il tuo saldo: lo porta un’altra persona della segreteria, con lo stesso file.',
      'email-unreadable': 'L’email non è valida: entra senza.',
      'email-shared': 'L’email è già di un’altra persona: entra senza.',
      'number-taken': 'Il numero di tessera è già di un’altra persona: ne riceve uno nuovo.',
      'number-unreadable': 'Il numero di tessera non si legge: ne riceve uno nuovo.',
      'birth-date-unreadable': 'La data di nascita non si legge: entra senza.',
      'joined-on-unreadable': 'La data d’iscrizione non si legge: vale oggi.',
      'text-cut': 'Un testo era troppo lungo ed è stato accorciato.',
      'giver-unknown': 'Chi ha dato non è tra i soci: resta il nome scritto.',
      'receiver-unknown': 'Chi ha ricevuto non è tra i soci: resta il nome scritto.',
      'refused-by-the-books':
        'Il portale l’ha rifiutata e non sa dire perché: mostra la riga a chi lo gestisce.',
      'changed-since': 'Nel frattempo è cambiato qualcosa: controlla e carica di nuovo.',
    },
  },
  en: {
    openingNote: (file) => `Balance brought from “${file}”`,
    undoReason: 'Import undone',
    report: { sheet: 'Import', line: 'Line', outcome: 'Outcome', why: 'Why' },
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
    problems: {
      'name-missing': 'The first name or the surname is missing: add it and load the sheet again.',
      'person-unknown': 'Not among the members: import the people first.',
      'person-unclear': 'Several members have this name: add the number of the card.',
      'name-alone': 'There is a member of this name, but only the name agrees.',
      'twice-in-file': 'The same person stands in a line before this one.',
      'by-invitation':
        'Cannot come in from a file with these data: invite them to ask to join, or write another e-mail address.',
      'hours-unreadable': 'The hours cannot be read: write them as 1:30 or 1.5.',
      'hours-missing': 'The hours are missing.',
      'day-unreadable': 'The day cannot be read: write it as 31/12/2024.',
      'not-active': 'No longer active in the old program.',
      'opening-exists': 'The balance was brought before: it does not change.',
      'own-balance':
        'This is your own balance: another administrator brings it, with the same file.',
      'email-unreadable': 'The e-mail address is not valid: comes in without it.',
      'email-shared': 'The e-mail address is another person’s already: comes in without it.',
      'number-taken': 'The number of the card is another person’s already: gets a new one.',
      'number-unreadable': 'The number of the card cannot be read: gets a new one.',
      'birth-date-unreadable': 'The date of birth cannot be read: comes in without it.',
      'joined-on-unreadable': 'The day of joining cannot be read: today counts.',
      'text-cut': 'A text was too long and was cut.',
      'giver-unknown': 'Who gave is not among the members: the written name stays.',
      'receiver-unknown': 'Who received is not among the members: the written name stays.',
      'refused-by-the-books':
        'The portal refused it and cannot say why: show the line to the person who runs it.',
      'changed-since': 'Something changed meanwhile: check and load it again.',
    },
  },
  de: {
    openingNote: (file) => `Saldo übernommen aus „${file}“`,
    undoReason: 'Import zurückgenommen',
    report: { sheet: 'Import', line: 'Zeile', outcome: 'Ergebnis', why: 'Warum' },
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
    problems: {
      'name-missing': 'Vorname oder Nachname fehlt: ergänze ihn und lade die Tabelle noch einmal.',
      'person-unknown': 'Nicht unter den Mitgliedern: importiere zuerst die Personen.',
      'person-unclear': 'Mehrere Mitglieder heißen so: ergänze die Kartennummer.',
      'name-alone': 'Ein Mitglied heißt so, aber nur der Name stimmt überein.',
      'twice-in-file': 'Dieselbe Person steht schon in einer Zeile davor.',
      'by-invitation':
        'Kommt mit diesen Angaben nicht aus einer Datei herein: Lade die Person ein, um Aufnahme zu bitten, oder gib eine andere E-Mail an.',
      'hours-unreadable': 'Die Stunden sind nicht lesbar: schreib sie als 1:30 oder 1,5.',
      'hours-missing': 'Die Stunden fehlen.',
      'day-unreadable': 'Der Tag ist nicht lesbar: schreib ihn als 31.12.2024.',
      'not-active': 'Im alten Programm nicht mehr aktiv.',
      'opening-exists': 'Der Saldo wurde schon übernommen: er ändert sich nicht.',
      'own-balance':
        'Das ist dein eigener Saldo: Ihn übernimmt eine andere Person aus dem Büro, mit derselben Datei.',
      'email-unreadable': 'Die E-Mail-Adresse ist nicht gültig: kommt ohne sie dazu.',
      'email-shared': 'Die E-Mail-Adresse gehört schon jemand anderem: kommt ohne sie dazu.',
      'number-taken': 'Die Kartennummer gehört schon jemand anderem: bekommt eine neue.',
      'number-unreadable': 'Die Kartennummer ist nicht lesbar: bekommt eine neue.',
      'birth-date-unreadable': 'Das Geburtsdatum ist nicht lesbar: kommt ohne dazu.',
      'joined-on-unreadable': 'Der Tag des Beitritts ist nicht lesbar: es gilt heute.',
      'text-cut': 'Ein Text war zu lang und wurde gekürzt.',
      'giver-unknown': 'Wer gegeben hat, ist kein Mitglied: der Name bleibt stehen.',
      'receiver-unknown': 'Wer erhalten hat, ist kein Mitglied: der Name bleibt stehen.',
      'refused-by-the-books':
        'Das Portal hat die Zeile abgelehnt und kann nicht sagen, warum: Zeig sie der Person, die es betreibt.',
      'changed-since':
        'Inzwischen hat sich etwas geändert: prüf es und lade die Zeile noch einmal.',
    },
  },
};
