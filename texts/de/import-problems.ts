/** Why a line of an import is refused or changed, on the screen and in the report. */

import type it from '../it/import-problems.ts';
import type { Translated } from '../translated.ts';

export default {
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
  'email-unreadable': 'Die E-Mail-Adresse ist nicht gültig: kommt ohne sie dazu.',
  'email-shared': 'Die E-Mail-Adresse gehört schon jemand anderem: kommt ohne sie dazu.',
  'birth-date-unreadable': 'Das Geburtsdatum ist nicht lesbar: kommt ohne dazu.',
  'joined-on-unreadable': 'Der Tag des Beitritts ist nicht lesbar: es gilt heute.',
  'text-cut': 'Ein Text war zu lang und wurde gekürzt.',
  'giver-unknown': 'Wer gegeben hat, ist kein Mitglied: der Name bleibt stehen.',
  'receiver-unknown': 'Wer erhalten hat, ist kein Mitglied: der Name bleibt stehen.',
} satisfies Translated<typeof it>;
