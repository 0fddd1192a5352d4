/** Letters about a person of trust: to the member, and to who acts for them (specification §12). */
import { showDay } from '#contract/values.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { bothOfDelegation } from '../audiences.ts';
import { readDelegation } from './delegate-sql.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { nameOf, oneLine } from './typed.ts';

interface TrustFacts {
  /** Whether the reader is the member; otherwise they act for the member. */
  isMember: boolean;
  person: string;
  delegate: string;
  signedOn: string;
  /** Who ended it, where somebody did. */
  endedBy: string;
  bank: string;
  bankEmail: string;
}

type Row = RowOf<typeof readDelegation>;
type Event = 'delegate-named' | 'delegate-ended';

/** A letter to both; silent once the delegation says otherwise. */
function trustLetter<Kind extends Event>(
  isTrue: (row: Row) => boolean,
  words: InEachLanguage<TrustFacts>,
): Letter<Events[Kind]> {
  return {
    to: bothOfDelegation,
    async write({ database, config }, { delegationId }, readerId) {
      const row = await database.first(readDelegation, { delegationId, readerId });
      if (!row || !isTrue(row)) return undefined;
      const { ended_by_name: enderName, ended_by_surname: enderSurname } = row;
      const facts: TrustFacts = {
        isMember: row.reader_id === row.person_id,
        person: nameOf({ name: row.person_name, surname: row.person_surname }),
        delegate: nameOf({ name: row.delegate_name, surname: row.delegate_surname }),
        signedOn: showDay(row.signed_on),
        endedBy:
          enderName === null ? '—' : nameOf({ name: enderName, surname: enderSurname ?? '' }),
        bank: oneLine(row.bank_name),
        bankEmail: row.bank_email,
      };
      return {
        reader: row,
        words: words[row.locale](facts),
        url: `${config.publicUrl}/user-profile`,
        theme: 'member',
      };
    },
  };
}

/** To both: from now on one acts for the other. */
export const delegateNamed = trustLetter<'delegate-named'>((row) => !row.has_ended, {
  it: ({ isMember, person, delegate, signedOn, bank, bankEmail }) => ({
    subject: isMember ? `${delegate} può fare per te` : `Ora puoi fare per ${person}`,
    paragraphs: isMember
      ? [
          `La segreteria ha annotato che ${delegate} è la tua persona di fiducia nella banca ${bank}.`,
          'Vede i tuoi scambi e il tuo saldo, registra, conferma e annulla per te. Su tutto restano i due nomi. Profilo, password e iscrizione restano solo tuoi.',
        ]
      : [
          `${person} si fida di te: la segreteria della banca ${bank} ha annotato che sei la sua persona di fiducia.`,
          `Nel menu con il tuo nome trovi «Fai per ${person}». Non puoi confermare le ore che hai dato tu: per quelle c’è la segreteria.`,
        ],
    details: [
      { label: isMember ? 'Persona di fiducia' : 'Per chi', value: isMember ? delegate : person },
      { label: 'Modulo firmato il', value: signedOn },
    ],
    button: 'Vedi nel tuo profilo',
    closing: `Puoi smettere quando vuoi, dal profilo. Qualcosa non torna? Scrivi alla banca: ${bankEmail}`,
  }),
  en: ({ isMember, person, delegate, signedOn, bank, bankEmail }) => ({
    subject: isMember ? `${delegate} may act for you` : `You may now act for ${person}`,
    paragraphs: isMember
      ? [
          `The desk has noted that ${delegate} is your person of trust in ${bank}.`,
          'They see your exchanges and your balance, and record, confirm and cancel for you. Everything carries both names. Profile, password and membership stay yours alone.',
        ]
      : [
          `${person} trusts you: the desk of ${bank} has noted that you are their person of trust.`,
          `In the menu with your name you find “Act for ${person}”. You cannot confirm hours that you gave yourself: the desk does that.`,
        ],
    details: [
      { label: isMember ? 'Person of trust' : 'For whom', value: isMember ? delegate : person },
      { label: 'Form signed on', value: signedOn },
    ],
    button: 'See it in your profile',
    closing: `You can end this whenever you like, in your profile. Is something wrong? Write to the bank: ${bankEmail}`,
  }),
  de: ({ isMember, person, delegate, signedOn, bank, bankEmail }) => ({
    subject: isMember
      ? `${delegate} darf für dich handeln`
      : `Du darfst jetzt für ${person} handeln`,
    paragraphs: isMember
      ? [
          `Das Büro hat vermerkt, dass ${delegate} deine Vertrauensperson ist (${bank}).`,
          'Sie sieht deine Tauschgeschäfte und deinen Saldo, trägt für dich ein, bestätigt und storniert. Überall stehen beide Namen. Profil, Passwort und Mitgliedschaft bleiben allein deine Sache.',
        ]
      : [
          `${person} vertraut dir: Das Büro hat vermerkt, dass du die Vertrauensperson bist (${bank}).`,
          `Im Menü mit deinem Namen findest du „Für ${person} handeln“. Stunden, die du selbst gegeben hast, kannst du nicht bestätigen: Das macht das Büro.`,
        ],
    details: [
      { label: isMember ? 'Vertrauensperson' : 'Für wen', value: isMember ? delegate : person },
      { label: 'Formular unterschrieben am', value: signedOn },
    ],
    button: 'Im Profil ansehen',
    closing: `Du kannst das jederzeit in deinem Profil beenden. Stimmt etwas nicht? Schreib der Bank: ${bankEmail}`,
  }),
});

/** To both: one acts for the other no more. */
export const delegateEnded = trustLetter<'delegate-ended'>((row) => row.has_ended, {
  it: ({ isMember, person, delegate, endedBy, bank, bankEmail }) => ({
    subject: isMember ? `${delegate} non fa più per te` : `Non fai più per ${person}`,
    paragraphs: [
      isMember
        ? `${delegate} non è più la tua persona di fiducia nella banca ${bank}.`
        : `Non sei più la persona di fiducia di ${person} nella banca ${bank}.`,
      'Quello che è stato fatto fino a ora resta, con i due nomi.',
    ],
    details: [{ label: 'Chi lo ha deciso', value: endedBy }],
    button: 'Vedi nel tuo profilo',
    closing: `Pensi che sia un errore? Scrivi alla banca: ${bankEmail}`,
  }),
  en: ({ isMember, person, delegate, endedBy, bank, bankEmail }) => ({
    subject: isMember ? `${delegate} no longer acts for you` : `You no longer act for ${person}`,
    paragraphs: [
      isMember
        ? `${delegate} is no longer your person of trust in ${bank}.`
        : `You are no longer the person of trust of ${person} in ${bank}.`,
      'What was done until now stays, with both names.',
    ],
    details: [{ label: 'Who decided it', value: endedBy }],
    button: 'See it in your profile',
    closing: `Do you think this is a mistake? Write to the bank: ${bankEmail}`,
  }),
  de: ({ isMember, person, delegate, endedBy, bank, bankEmail }) => ({
    subject: isMember
      ? `${delegate} handelt nicht mehr für dich`
      : `Du handelst nicht mehr für ${person}`,
    paragraphs: [
      isMember
        ? `${delegate} ist nicht mehr deine Vertrauensperson (${bank}).`
        : `Du bist nicht mehr die Vertrauensperson von ${person} (${bank}).`,
      'Was bis jetzt getan wurde, bleibt, mit beiden Namen.',
    ],
    details: [{ label: 'Wer das entschieden hat', value: endedBy }],
    button: 'Im Profil ansehen',
    closing: `Hältst du das für einen Irrtum? Schreib der Bank: ${bankEmail}`,
  }),
});
