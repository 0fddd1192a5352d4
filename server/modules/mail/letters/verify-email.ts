/** To a person who registered: a link that proves the address is theirs (specification §4). */
import type { Events } from '#server/modules/outbox/events.ts';
import { linkLetter } from './link-letter.ts';

export const verifyEmail = linkLetter<Events['verify-email']>({
  purpose: 'verify-email',
  isTrue: (row) => row.email_verified_at === null,
  toStranger: true,
  page: ({ token, locale }) => `/registration-confirm?registrationToken=${token}&lang=${locale}`,
  words: {
    it: ({ portal, until }) => ({
      subject: 'Conferma il tuo indirizzo email',
      paragraphs: [
        `Grazie per la tua registrazione a ${portal}. Per completarla, conferma che questo indirizzo email è tuo.`,
        `Il link funziona fino al ${until}.`,
      ],
      button: 'Conferma il mio indirizzo',
      closing:
        'La registrazione non viene da te? Non devi fare nulla: senza conferma l’indirizzo non viene usato.',
    }),
    en: ({ portal, until }) => ({
      subject: 'Confirm your e-mail address',
      paragraphs: [
        `Thank you for registering with ${portal}. To finish, please confirm that this e-mail address is yours.`,
        `The link works until ${until}.`,
      ],
      button: 'Confirm my address',
      closing:
        'Was it not you who registered? You need not do anything: without a confirmation the address is not used.',
    }),
    de: ({ portal, until }) => ({
      subject: 'Bestätige deine E-Mail-Adresse',
      paragraphs: [
        `Vielen Dank für deine Registrierung bei ${portal}. Bitte bestätige zum Abschluss, dass diese E-Mail-Adresse dir gehört.`,
        `Der Link gilt bis ${until}.`,
      ],
      button: 'Meine Adresse bestätigen',
      closing:
        'Hast du dich nicht registriert? Dann musst du nichts tun: Ohne Bestätigung wird die Adresse nicht verwendet.',
    }),
  },
});
