/** What an archive says to the people who open it. */
import type { Locale } from '#contract/locales.ts';

export const README: Record<Locale, (bank: string, day: string) => string> = {
  it: (bank, day) => `${bank}: l’archivio del ${day}

Qui c’è tutto quello che la banca porta con sé: soci, saldi, scambi, registro, regole, libretti,
cronologia e foto. Non ci sono password: in un altro portale ognuno ne sceglie una nuova con
«Password dimenticata».

Contiene dati personali. Tienilo in un posto sicuro e cancellalo quando non serve più.

- people.csv ed exchanges.csv si aprono con un foglio di calcolo.
- I file .jsonl li legge un altro portale («Importa una banca»): un oggetto JSON per riga.
- Chi è di una banca amica è segnato con il nome della sua banca tra parentesi.
- manifest.json ha l’impronta (SHA-256) di ogni file: un archivio modificato non si importa.
`,
  en: (bank, day) => `${bank}: the archive of ${day}

This is everything that the bank takes along: members, balances, exchanges, books, rules, booklets,
history and pictures. There are no passwords: at another portal everybody chooses a new one with
“Forgotten password”.

It holds personal data. Keep it in a safe place, and delete it when it is no longer needed.

- people.csv and exchanges.csv open in a spreadsheet.
- The .jsonl files are for another portal (“Import a bank”): one JSON object on each line.
- Who belongs to a friend bank has its name in brackets.
- manifest.json has the fingerprint (SHA-256) of each file: a changed archive is not imported.
`,
  de: (bank, day) => `${bank}: das Archiv vom ${day}

Das ist alles, was die Bank mitnimmt: Mitglieder, Salden, Tauschgeschäfte, Buchungen, Regeln, Hefte,
Verlauf und Fotos. Passwörter sind nicht dabei: In einem anderen Portal wählt jede Person mit
„Passwort vergessen“ ein neues.

Es enthält persönliche Daten. Bewahre es sicher auf und lösche es, wenn es nicht mehr gebraucht wird.

- people.csv und exchanges.csv lassen sich mit einer Tabellenkalkulation öffnen.
- Die Dateien .jsonl liest ein anderes Portal („Eine Bank importieren“): ein JSON-Objekt je Zeile.
- Wer zu einer befreundeten Bank gehört, hat deren Namen in Klammern.
- manifest.json enthält den Fingerabdruck (SHA-256) jeder Datei: Ein verändertes Archiv wird nicht importiert.
`,
};

/** The first rows of the two tables for people. */
export const CSV_HEADERS: Record<Locale, { people: string[]; exchanges: string[] }> = {
  it: {
    people: ['Cognome', 'Nome', 'Tessera', 'Email', 'Telefono', 'Data di nascita', 'Saldo (ore)'],
    exchanges: [
      'Numero',
      'Data',
      'Chi ha dato',
      'Chi ha ricevuto',
      'Ore',
      'Attività',
      'Nota',
      'Stato',
    ],
  },
  en: {
    people: ['Surname', 'Name', 'Card', 'E-mail', 'Phone', 'Date of birth', 'Balance (hours)'],
    exchanges: ['Number', 'Date', 'Who gave', 'Who received', 'Hours', 'Activity', 'Note', 'State'],
  },
  de: {
    people: [
      'Nachname',
      'Vorname',
      'Karte',
      'E-Mail',
      'Telefon',
      'Geburtsdatum',
      'Saldo (Stunden)',
    ],
    exchanges: [
      'Nummer',
      'Datum',
      'Gegeben hat',
      'Erhalten hat',
      'Stunden',
      'Tätigkeit',
      'Notiz',
      'Status',
    ],
  },
};
