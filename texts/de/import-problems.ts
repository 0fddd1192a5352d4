/** Why a line of an import is refused or changed, on the screen and in the report. */

import type it from '../it/import-problems.ts';
import type { Translated } from '../translated.ts';

export default {
  'total-line': 'Das scheint die Zeile mit den Summen zu sein.',
  'time-unclear': 'Die Stunden lassen sich auf mehrere Arten lesen.',
  'birth-unclear': 'Das Geburtsjahr hat nur zwei Ziffern.',
  'two-people':
    'Das scheinen zwei Personen zu sein. Der Saldo geht an eine davon: die andere nimmst du danach auf.',
  'maybe-gone': 'Scheint nicht mehr in der Bank zu sein.',
  'maybe-fund':
    'Das scheint die Kasse der Bank zu sein und keine Person. Lass sie weg: ihre Stunden kommen mit der Differenz in den Fonds.',
  'not-a-person': 'Das scheint kein Name einer Person zu sein.',
  'name-odd': 'Neben dem Namen steht noch etwas.',
  'person-unknown': 'Nicht unter den Mitgliedern: importiere zuerst die Personen.',
  'name-alone': 'Ein Mitglied heißt so, aber nur der Name stimmt überein.',
  'by-invitation':
    'Kommt mit diesen Angaben nicht aus einer Datei herein: Lade die Person ein, um Aufnahme zu bitten, oder gib eine andere E-Mail an.',
  'hours-unreadable': 'Die Stunden sind nicht lesbar: schreib sie als 1:30 oder 1,5.',
  'hours-missing': 'Die Stunden fehlen.',
  'day-unreadable': 'Der Tag ist nicht lesbar: schreib ihn als 31.12.2024.',
  'not-active': 'Im alten Programm nicht mehr aktiv.',
  'opening-exists': 'Der Saldo wurde schon übernommen: er ändert sich nicht.',
  'own-balance':
    'Das ist dein eigener Saldo: Ihn übernimmt eine andere Person aus dem Büro, mit derselben Datei.',
  'email-unreadable': 'Die E-Mail-Adresse ist nicht gültig.',
  'email-shared': 'Die E-Mail-Adresse gehört schon jemand anderem.',
  'birth-date-unreadable': 'Das Geburtsdatum ist nicht lesbar.',
  'joined-on-unreadable': 'Der Tag des Beitritts ist nicht lesbar.',
  'text-cut': 'Ein Text war zu lang und wurde gekürzt.',
  'title-left-out': 'Der Titel vor dem Namen entfällt.',
  'giver-unknown': 'Wer gegeben hat, ist kein Mitglied: der Name bleibt stehen.',
  'receiver-unknown': 'Wer erhalten hat, ist kein Mitglied: der Name bleibt stehen.',
} satisfies Translated<typeof it>;
