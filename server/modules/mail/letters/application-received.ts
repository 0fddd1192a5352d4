/** To the portal administrators: somebody wants to open a bank. */
import type { Events } from '#server/modules/outbox/events.ts';
import { portalAdministrators } from '../audiences.ts';
import { applicationLetter } from './application-letter.ts';

export const applicationReceived = applicationLetter<Events['application-received']>({
  to: portalAdministrators,
  state: 'open',
  page: '/portal',
  words: {
    it: ({ applicant, applicantEmail, bank, bankAddress, bankEmail, president }) => ({
      subject: `Richiesta di una nuova banca: ${bank}`,
      paragraphs: [`${applicant} chiede di aprire una nuova banca: ${bank}.`],
      details: [
        { label: 'Banca', value: bank },
        { label: 'Indirizzo', value: bankAddress },
        { label: 'Presidenza', value: president },
        { label: 'Email della banca', value: bankEmail },
        { label: 'Richiesta da', value: `${applicant}, ${applicantEmail}` },
      ],
      button: 'Approva o rifiuta',
    }),
    en: ({ applicant, applicantEmail, bank, bankAddress, bankEmail, president }) => ({
      subject: `Request for a new bank: ${bank}`,
      paragraphs: [`${applicant} asks to open a new bank: ${bank}.`],
      details: [
        { label: 'Bank', value: bank },
        { label: 'Address', value: bankAddress },
        { label: 'President', value: president },
        { label: 'E-mail of the bank', value: bankEmail },
        { label: 'Requested by', value: `${applicant}, ${applicantEmail}` },
      ],
      button: 'Approve or deny',
    }),
    de: ({ applicant, applicantEmail, bank, bankAddress, bankEmail, president }) => ({
      subject: `Antrag auf eine neue Bank: ${bank}`,
      paragraphs: [`${applicant} möchte eine neue Bank eröffnen: ${bank}.`],
      details: [
        { label: 'Bank', value: bank },
        { label: 'Anschrift', value: bankAddress },
        { label: 'Vorsitz', value: president },
        { label: 'E-Mail der Bank', value: bankEmail },
        { label: 'Beantragt von', value: `${applicant}, ${applicantEmail}` },
      ],
      button: 'Genehmigen oder ablehnen',
    }),
  },
});
