/** Letters about a bank that somebody applies for. */

import type { Events } from '#server/modules/outbox/events.ts';
import { type Audience, applicant, applicantAndBank, portalAdministrators } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readApplication } from './sql.ts';
import { nameOf, oneLine } from './typed.ts';

/** The bank and who applies for it. */
interface ApplicationFacts {
  portal: string;
  bank: string;
  bankAddress: string;
  bankEmail: string;
  president: string;
  applicant: string;
  applicantEmail: string;
}

interface ApplicationLetter<Payload> {
  to: Audience<Payload>;
  /** The state in which the letter is true. */
  state: 'open' | 'approved' | 'denied';
  /** The page of the button. */
  page: '/portal' | '/bank-home' | '/login';
  words: InEachLanguage<ApplicationFacts>;
}

/** A letter about an application; silent once it is in another state. */
function applicationLetter<Payload extends { applicationId: number }>({
  to,
  state,
  page,
  words,
}: ApplicationLetter<Payload>): Letter<Payload> {
  return {
    to,
    async write({ database, config }, { applicationId }, readerId) {
      const row = await database.first(readApplication, { applicationId, readerId });
      if (row?.state !== state) return undefined;
      const facts = {
        portal: config.portalName,
        bank: oneLine(row.bank_name),
        bankAddress: oneLine(row.bank_address),
        bankEmail: row.bank_email,
        president: oneLine(row.president),
        applicant: nameOf({ name: row.applicant_name, surname: row.applicant_surname }),
        applicantEmail: row.applicant_email,
      };
      return {
        reader: row,
        words: words[row.locale](facts),
        url: `${config.publicUrl}${page}`,
        theme: 'bank',
      };
    },
  };
}

/** To the portal administrators: somebody wants to open a bank. */
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

/** To the applicant and to the bank's own address: the bank is open. */
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

/** To the applicant: the bank they applied for is not opened. */
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
