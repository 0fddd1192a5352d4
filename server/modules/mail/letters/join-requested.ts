/** To a bank's administrators: somebody asks to join (law L11). */
import type { Events } from '#server/modules/outbox/events.ts';
import { bankAdministrators } from '../audiences.ts';
import { joiningLetter } from './joining-letter.ts';

export const joinRequested = joiningLetter<Events['join-requested']>({
  to: bankAdministrators,
  isTrue: (row) => row.state === 'requested' && row.reader_administers,
  page: '/bank-members-awaiting',
  room: 'bank',
  words: {
    it: ({ applicant, applicantEmail, applicantPhone, bank }) => ({
      subject: `Nuova richiesta di iscrizione: ${applicant}`,
      paragraphs: [`${applicant} chiede di iscriversi alla tua banca, ${bank}.`],
      details: [
        { label: 'Nome', value: applicant },
        { label: 'Email', value: applicantEmail },
        { label: 'Telefono', value: applicantPhone },
      ],
      button: 'Accetta o rifiuta',
      closing: 'Chi chiede riceve un’email con la vostra risposta.',
    }),
    en: ({ applicant, applicantEmail, applicantPhone, bank }) => ({
      subject: `New request to join: ${applicant}`,
      paragraphs: [`${applicant} asks to join your bank, ${bank}.`],
      details: [
        { label: 'Name', value: applicant },
        { label: 'E-mail', value: applicantEmail },
        { label: 'Telephone', value: applicantPhone },
      ],
      button: 'Accept or deny',
      closing: 'Whoever asks gets an e-mail with your answer.',
    }),
    de: ({ applicant, applicantEmail, applicantPhone, bank }) => ({
      subject: `Neue Beitrittsanfrage: ${applicant}`,
      paragraphs: [`${applicant} möchte deiner Bank beitreten: ${bank}.`],
      details: [
        { label: 'Name', value: applicant },
        { label: 'E-Mail', value: applicantEmail },
        { label: 'Telefon', value: applicantPhone },
      ],
      button: 'Annehmen oder ablehnen',
      closing: 'Wer anfragt, erhält eine E-Mail mit deiner Antwort.',
    }),
  },
});
