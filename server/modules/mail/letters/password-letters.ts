/** Letters about the password of an account. */
import type { Events } from '#server/modules/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import { linkLetter, personLetter } from './account-letter.ts';

/** To a person who has forgotten their password: a link that works once (api: one hour). */
export const resetPassword = linkLetter<Events['reset-password']>({
  purpose: 'reset-password',
  isTrue: () => true,
  page: ({ token, personId, locale }) =>
    `/reset-password?passwordToken=${token}&id=${personId}&lang=${locale}`,
  words: {
    it: ({ portal, until }) => ({
      subject: 'Scegli una nuova password',
      paragraphs: [
        `Qualcuno ha chiesto una nuova password per il tuo accesso a ${portal}. Se hai fatto tu la richiesta, puoi sceglierla ora.`,
        `Il link funziona una volta sola, fino al ${until}.`,
      ],
      button: 'Scegli la nuova password',
      closing:
        'La richiesta non viene da te? Non devi fare nulla: la tua password resta quella di prima.',
    }),
    en: ({ portal, until }) => ({
      subject: 'Choose a new password',
      paragraphs: [
        `Somebody has asked for a new password for your account with ${portal}. If it was you, you can choose it now.`,
        `The link works once, until ${until}.`,
      ],
      button: 'Choose the new password',
      closing: 'Was it not you? You need not do anything: your password stays as it is.',
    }),
    de: ({ portal, until }) => ({
      subject: 'Wähle ein neues Passwort',
      paragraphs: [
        `Jemand hat ein neues Passwort für dein Konto bei ${portal} angefordert. Wenn du das warst, kannst du es jetzt wählen.`,
        `Der Link gilt einmal, bis ${until}.`,
      ],
      button: 'Neues Passwort wählen',
      closing: 'Warst du das nicht? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    }),
  },
});

/** To a person whose password was changed: so that nobody changes it behind their back. */
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
