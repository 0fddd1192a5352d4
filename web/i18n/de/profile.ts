/** Die Seiten des eigenen Profils. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/profile.ts';

export default {
  title: 'Dein Profil',
  rows: {
    label: 'Die anderen Seiten des Profils',
    photo: 'Bild',
    skills: 'Was ich kann',
    contact: 'Wie man mich erreicht',
    letters: 'E-Mails und Mitteilungen',
    trust: 'Vertrauenspersonen',
    display: 'Sprache und Farben',
    security: 'Anmeldung und Sicherheit',
  },
  now: {
    photo: 'Die anderen sehen dein Bild',
    noPhoto: 'Die anderen sehen vorerst deine Initialen',
    noSkills: 'Noch nichts angekreuzt',
    moreSkills_one: '{{known}} und noch eine Tätigkeit',
    moreSkills_other: '{{known}} und noch {{count}} Tätigkeiten',
    reach: {
      portal: 'Mit einer Nachricht',
      here: 'Hier im Portal',
      phone: 'Am Telefon',
      desk: 'Über das Büro',
    },
    letters: 'E-Mails: {{count}} von {{of}} Themen',
    lettersAndPush: 'E-Mails: {{count}} von {{of}} Themen · Mitteilungen hier',
    trusted: '{{name}} handelt für dich',
    actsFor: 'Du handelst für {{name}}',
    nobody: 'Niemand handelt für dich',
    password: 'Passwort',
    factor: 'zweiter Schritt',
    passkeys_one: 'ein Passkey',
    passkeys_other: '{{count}} Passkeys',
  },
  display: {
    language: 'Sprache des Portals',
    languageHint: 'Gilt auf diesem Gerät. Die Sprache deiner E-Mails wählst du bei deinen Daten.',
    scheme: 'Farben',
  },
  photo: {
    alt: 'Das Bild von {{name}}',
    saved: 'Bild gespeichert',
    removed: 'Bild entfernt',
    failed: 'Das Bild wurde nicht gespeichert',
  },
} as const satisfies Translated<typeof it>;
