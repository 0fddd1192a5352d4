/** To a person who has forgotten their password: a link that works once (api: one hour). */
import type { Events } from '#server/modules/outbox/events.ts';
import { linkLetter } from './link-letter.ts';

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
