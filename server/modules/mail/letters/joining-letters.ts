/** Letters between a person and a bank: asking to join, the answer, and the end of a membership. */

import type { Events } from '#server/modules/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { type Audience, bankAdministrators, thePerson } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readJoining } from './sql.ts';
import { nameOf, oneLine } from './typed.ts';

/** A person and the bank they ask to join. */
interface JoiningFacts {
  applicant: string;
  applicantEmail: string;
  applicantPhone: string;
  bank: string;
  bankEmail: string;
}

type Row = RowOf<typeof readJoining>;

interface JoiningLetter<Payload> {
  to: Audience<Payload>;
  isTrue(row: Row): boolean;
  /** The page of the button. */
  page: '/bank-members-awaiting' | '/login';
  theme: 'member' | 'bank';
  words: InEachLanguage<JoiningFacts>;
}

/** A letter about a request to join; silent once the latest between the two says otherwise. */
function joiningLetter<Payload extends { personId: number; bankId: number }>({
  to,
  isTrue,
  page,
  theme,
  words,
}: JoiningLetter<Payload>): Letter<Payload> {
  return {
    to,
    async write({ database, config }, { personId, bankId }, readerId) {
      const row = await database.first(readJoining, { personId, bankId, readerId });
      if (!row || !isTrue(row)) return undefined;
      const facts = {
        applicant: nameOf({ name: row.applicant_name, surname: row.applicant_surname }),
        applicantEmail: row.applicant_email,
        applicantPhone: oneLine(row.applicant_phone ?? '—'),
        bank: oneLine(row.bank_name),
        bankEmail: row.bank_email,
      };
      return {
        reader: row,
        words: words[row.locale](facts),
        url: `${config.publicUrl}${page}`,
        theme,
      };
    },
  };
}

/** To a bank's administrators: somebody asks to join (law L11). */
export const joinRequested = joiningLetter<Events['join-requested']>({
  to: bankAdministrators,
  isTrue: (row) => row.state === 'requested' && row.reader_administers,
  page: '/bank-members-awaiting',
  theme: 'bank',
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
      closing: 'Anyone who asks gets an e-mail with your answer.',
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

/** To a person: the bank they asked has accepted them. */
export const joinAccepted = joiningLetter<Events['join-accepted']>({
  to: thePerson,
  isTrue: (row) => row.state === 'active',
  page: '/login',
  theme: 'member',
  words: {
    it: ({ bank }) => ({
      subject: `La tua richiesta è stata accettata: ${bank}`,
      paragraphs: [
        `${bank} ha accettato la tua richiesta di iscrizione.`,
        'Da ora puoi registrare i tuoi scambi e confermare quelli che ti riguardano. Ogni ora vale un’ora, qualunque sia il servizio.',
      ],
      button: 'Entra nel portale',
    }),
    en: ({ bank }) => ({
      subject: `Your request has been accepted: ${bank}`,
      paragraphs: [
        `${bank} has accepted your request to join.`,
        'From now on you can record your exchanges and confirm those that concern you. Every hour is worth an hour, whatever the service.',
      ],
      button: 'Sign in',
    }),
    de: ({ bank }) => ({
      subject: `Deine Anfrage wurde angenommen: ${bank}`,
      paragraphs: [
        `${bank} hat deine Beitrittsanfrage angenommen.`,
        'Ab jetzt kannst du deine Tauschgeschäfte eintragen und bestätigen, was dich betrifft. Jede Stunde zählt eine Stunde, gleich wofür.',
      ],
      button: 'Anmelden',
    }),
  },
});

/** To a person: the bank they asked has not accepted them; they may ask another. */
export const joinDenied = joiningLetter<Events['join-denied']>({
  to: thePerson,
  isTrue: (row) => row.state === 'denied',
  page: '/login',
  theme: 'member',
  words: {
    it: ({ bank, bankEmail }) => ({
      subject: `La tua richiesta non è stata accettata: ${bank}`,
      paragraphs: [
        `${bank} non ha accettato la tua richiesta di iscrizione.`,
        'Puoi chiedere di iscriverti a un’altra banca quando vuoi.',
      ],
      button: 'Scegli un’altra banca',
      closing: `Pensi che sia un errore? Scrivi alla banca: ${bankEmail}`,
    }),
    en: ({ bank, bankEmail }) => ({
      subject: `Your request has not been accepted: ${bank}`,
      paragraphs: [
        `${bank} has not accepted your request to join.`,
        'You can ask to join another bank whenever you like.',
      ],
      button: 'Choose another bank',
      closing: `Do you think this is a mistake? Write to the bank: ${bankEmail}`,
    }),
    de: ({ bank, bankEmail }) => ({
      subject: `Deine Anfrage wurde nicht angenommen: ${bank}`,
      paragraphs: [
        `${bank} hat deine Beitrittsanfrage nicht angenommen.`,
        'Du kannst jederzeit bei einer anderen Bank anfragen.',
      ],
      button: 'Eine andere Bank wählen',
      closing: `Hältst du das für einen Irrtum? Schreib der Bank: ${bankEmail}`,
    }),
  },
});

/** To a person who is no longer a member; what was exchanged stays in the books (law L7). */
export const memberRemoved = joiningLetter<Events['member-removed']>({
  to: thePerson,
  isTrue: (row) => row.state === 'ended',
  page: '/login',
  theme: 'member',
  words: {
    it: ({ bank, bankEmail }) => ({
      subject: `La tua iscrizione è finita: ${bank}`,
      paragraphs: [
        `${bank} ha chiuso la tua iscrizione. I tuoi scambi e il tuo saldo restano nei suoi libri.`,
        'Puoi chiedere di iscriverti a un’altra banca quando vuoi.',
      ],
      button: 'Scegli un’altra banca',
      closing: `Pensi che sia un errore? Scrivi alla banca: ${bankEmail}`,
    }),
    en: ({ bank, bankEmail }) => ({
      subject: `Your membership has ended: ${bank}`,
      paragraphs: [
        `${bank} has ended your membership. Your exchanges and your balance stay in its books.`,
        'You can ask to join another bank whenever you like.',
      ],
      button: 'Choose another bank',
      closing: `Do you think this is a mistake? Write to the bank: ${bankEmail}`,
    }),
    de: ({ bank, bankEmail }) => ({
      subject: `Deine Mitgliedschaft ist beendet: ${bank}`,
      paragraphs: [
        `${bank} hat deine Mitgliedschaft beendet. Deine Tauschgeschäfte und dein Saldo bleiben in ihren Büchern.`,
        'Du kannst jederzeit bei einer anderen Bank anfragen.',
      ],
      button: 'Eine andere Bank wählen',
      closing: `Hältst du das für einen Irrtum? Schreib der Bank: ${bankEmail}`,
    }),
  },
});
