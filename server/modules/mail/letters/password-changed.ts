/** To a person whose password was changed: so that nobody changes it behind their back. */
import type { Events } from '#server/modules/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import { personLetter } from './person-letter.ts';

export const passwordChanged = personLetter<Events['password-changed']>({
  to: thePerson,
  page: '/change-password',
  words: {
    it: ({ portal }) => ({
      subject: 'La tua password è cambiata',
      paragraphs: [
        `La password del tuo accesso a ${portal} è stata cambiata. Sugli altri dispositivi dovrai entrare di nuovo.`,
        'Se hai fatto tu la modifica, è tutto a posto. Altrimenti scegli subito un’altra password.',
      ],
      button: 'Scegli un’altra password',
    }),
    en: ({ portal }) => ({
      subject: 'Your password has changed',
      paragraphs: [
        `The password of your account with ${portal} has been changed. On your other devices you will have to sign in again.`,
        'If you changed it, all is well. If not, choose another password right away.',
      ],
      button: 'Choose another password',
    }),
    de: ({ portal }) => ({
      subject: 'Dein Passwort wurde geändert',
      paragraphs: [
        `Das Passwort deines Kontos bei ${portal} wurde geändert. Auf deinen anderen Geräten musst du dich neu anmelden.`,
        'Wenn du es selbst geändert hast, ist alles in Ordnung. Wenn nicht, wähle gleich ein anderes Passwort.',
      ],
      button: 'Anderes Passwort wählen',
    }),
  },
});
