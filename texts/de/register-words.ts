/** The words of the register of members, on screens and in sheets. */

import type it from '../it/register-words.ts';
import type { Translated } from '../translated.ts';

export default {
  title: { club: 'Mitgliederverzeichnis', service: 'Teilnehmerverzeichnis' },
  columns: {
    line: 'Nr.',
    number: 'Karte',
    surname: 'Nachname',
    name: 'Vorname',
    birthDate: 'Geburtsdatum',
    birthPlace: 'Geburtsort',
    taxCode: 'Steuernummer',
    residence: 'Wohnort',
    share: 'Anteilschein',
    admittedOn: 'Aufnahme',
    resolution: 'Beschluss',
    metOn: 'Gespräch',
    metBy: 'Gespräch mit',
    since: 'In der Bank seit',
    until: 'Austritt',
  },
} satisfies Translated<typeof it>;
