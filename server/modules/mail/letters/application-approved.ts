/** To the applicant and to the bank's own address: the bank is open. */
import type { Events } from '#server/modules/outbox/events.ts';
import { applicantAndBank } from '../audiences.ts';
import { applicationLetter } from './application-letter.ts';

export const applicationApproved = applicationLetter<Events['application-approved']>({
  to: applicantAndBank,
  state: 'approved',
  page: '/bank-home',
  words: {
    it: ({ applicant, bank, portal }) => ({
      subject: `La banca è aperta: ${bank}`,
      paragraphs: [
        `${bank} fa ora parte di ${portal}. La amministra ${applicant}.`,
        'Da ora si possono accogliere soci, registrare scambi e stringere legami con altre banche.',
      ],
      button: 'Vai alla banca',
    }),
    en: ({ applicant, bank, portal }) => ({
      subject: `The bank is open: ${bank}`,
      paragraphs: [
        `${bank} is now part of ${portal}. It is administered by ${applicant}.`,
        'From now on you can welcome members, record exchanges and link up with other banks.',
      ],
      button: 'Go to the bank',
    }),
    de: ({ applicant, bank, portal }) => ({
      subject: `Die Bank ist eröffnet: ${bank}`,
      paragraphs: [
        `${bank} gehört jetzt zu ${portal}. Verwaltet wird sie von: ${applicant}.`,
        'Ab jetzt kannst du Mitglieder aufnehmen, Tauschgeschäfte eintragen und dich mit anderen Banken verbinden.',
      ],
      button: 'Zur Bank',
    }),
  },
});
