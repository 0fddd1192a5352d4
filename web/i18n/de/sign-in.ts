/** Signing in, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/sign-in.ts';

export default {
  title: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  remember: 'Auf diesem Gerät angemeldet bleiben',
  submit: 'Anmelden',
  forgot: 'Passwort vergessen?',
  notYet: 'Noch kein Mitglied?',
  register: 'Registrieren',
  passkey: 'Mit einem Passkey anmelden',
  emailRequired: 'Gib eine E-Mail-Adresse ein',
  emailInvalid: 'Die eingegebene E-Mail-Adresse ist nicht gültig',
  passwordRequired: 'Gib das Passwort ein',
  unrecognisedTitle: 'Nicht erkannt',
  unrecognised: 'Die eingegebenen Zugangsdaten wurden nicht erkannt',
  failed: 'Bei der Anmeldung ist ein Fehler aufgetreten',
  wait_one:
    'Zur Sicherheit warten wir zwischen zwei Versuchen ein wenig: Versuch es in einer Sekunde noch einmal.',
  wait_other:
    'Zur Sicherheit warten wir zwischen zwei Versuchen ein wenig: Versuch es in {{count}} Sekunden noch einmal.',
  ended: {
    title: 'Deine Sitzung ist beendet',
    text: 'Melde dich neu an: Du kommst dorthin zurück, wo du warst, und was du geschrieben hattest, ist noch da.',
  },
  wanted: 'Melde dich an, um die gewünschte Seite zu öffnen.',
  emailChanged: {
    title: 'Du wurdest automatisch abgemeldet',
    text: 'Du hast deine E-Mail-Adresse geändert: Melde dich mit der neuen wieder an.',
  },
  passwordReset: {
    title: 'Passwort erfolgreich geändert',
    text: 'Melde dich jetzt mit dem neuen Passwort an.',
  },
  signedOut: 'Du hast dich abgemeldet. Bis bald!',
  emailVerified: 'Diese E-Mail-Adresse ist bereits bestätigt!',
  emailUnknown: 'Die eingegebene E-Mail-Adresse gibt es hier nicht!',
  inside: {
    title: 'Willkommen zurück, {{name}}',
    text: 'Auf diesem Gerät bist du schon angemeldet.',
    go: 'Zu deiner Seite',
    leave: 'Abmelden',
  },
} satisfies Translated<typeof it>;
