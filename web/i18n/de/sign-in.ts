/** Signing in, in German. */
import type it from '../it/sign-in.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  remember: 'Auf diesem Gerät angemeldet bleiben',
  submit: 'Anmelden',
  forgot: 'Passwort vergessen?',
  notYet: 'Noch kein Mitglied?',
  register: 'Registrieren',
  emailRequired: 'Geben Sie eine E-Mail-Adresse ein',
  emailInvalid: 'Die eingegebene E-Mail-Adresse ist nicht gültig',
  passwordRequired: 'Geben Sie das Passwort ein',
  unrecognisedTitle: 'Nicht erkannt',
  unrecognised: 'Die eingegebenen Zugangsdaten wurden nicht erkannt',
  failed: 'Bei der Anmeldung ist ein Fehler aufgetreten',
  wait_one:
    'Zur Sicherheit warten wir zwischen zwei Versuchen ein wenig: Versuchen Sie es in einer Sekunde noch einmal.',
  wait_other:
    'Zur Sicherheit warten wir zwischen zwei Versuchen ein wenig: Versuchen Sie es in {{count}} Sekunden noch einmal.',
  ended: {
    title: 'Ihre Sitzung ist beendet',
    text: 'Melden Sie sich neu an: Sie kommen dorthin zurück, wo Sie waren, und was Sie geschrieben hatten, ist noch da.',
  },
  wanted: 'Melden Sie sich an, um die gewünschte Seite zu öffnen.',
  emailChanged: {
    title: 'Sie wurden automatisch abgemeldet',
    text: 'Sie haben Ihre E-Mail-Adresse geändert: Melden Sie sich mit der neuen wieder an.',
  },
  emailVerified: 'Diese E-Mail-Adresse ist bereits bestätigt!',
  emailUnknown: 'Die eingegebene E-Mail-Adresse gibt es hier nicht!',
  inside: {
    title: 'Willkommen zurück, {{name}}',
    text: 'Auf diesem Gerät sind Sie schon angemeldet.',
    go: 'Zu Ihrer Seite',
    leave: 'Abmelden',
  },
} satisfies Translated<typeof it>;
