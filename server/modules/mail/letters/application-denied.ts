/** To the applicant: the bank they applied for is not opened. */
import type { Events } from '#server/modules/outbox/events.ts';
import { applicant } from '../audiences.ts';
import { applicationLetter } from './application-letter.ts';

export const applicationDenied = applicationLetter<Events['application-denied']>({
  to: applicant,
  state: 'denied',
  page: '/login',
  words: {
    it: ({ bank }) => ({
      subject: `La richiesta non è stata accettata: ${bank}`,
      paragraphs: [
        `La tua richiesta di aprire la banca ${bank} non è stata accettata.`,
        'Puoi iscriverti a una banca già aperta, o fare una nuova richiesta dopo averne parlato con chi gestisce il portale.',
      ],
      button: 'Torna al portale',
    }),
    en: ({ bank }) => ({
      subject: `The request has not been accepted: ${bank}`,
      paragraphs: [
        `Your request to open the bank ${bank} has not been accepted.`,
        'You can join a bank that is already open, or apply again after talking to the people who run the portal.',
      ],
      button: 'Back to the portal',
    }),
    de: ({ bank }) => ({
      subject: `Der Antrag wurde nicht angenommen: ${bank}`,
      paragraphs: [
        `Dein Antrag, die Bank ${bank} zu eröffnen, wurde nicht angenommen.`,
        'Du kannst einer bestehenden Bank beitreten oder nach Rücksprache mit den Betreibern des Portals einen neuen Antrag stellen.',
      ],
      button: 'Zum Portal',
    }),
  },
});
