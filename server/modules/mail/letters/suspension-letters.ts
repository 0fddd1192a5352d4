/** Letters to the administrators of a bank that the portal has suspended or reopened (specification §38). */
import type { Events } from '#server/modules/outbox/events.ts';
import { bankAdministrators } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readBankState } from './suspension-sql.ts';
import { oneLine } from './typed.ts';

interface Facts {
  portal: string;
  bank: string;
  reason: string;
}

const SUSPENDED: InEachLanguage<Facts> = {
  it: ({ portal, bank, reason }) => ({
    subject: `La banca è sospesa: ${bank}`,
    paragraphs: [
      `Chi gestisce il portale ${portal} ha sospeso ${bank}.`,
      'I soci entrano come sempre e leggono tutto: saldo, scambi, estratto conto, i propri dati. Per ora però non si registrano né si confermano ore, e alla banca non si cambia nulla. Nessuna ora va persa.',
      'Quello che era in corso riprende da solo quando la banca riapre.',
    ],
    details: [{ label: 'Motivo', value: reason }],
    button: 'Apri la banca',
  }),
  en: ({ portal, bank, reason }) => ({
    subject: `The time bank is suspended: ${bank}`,
    paragraphs: [
      `The people who run the portal ${portal} have suspended ${bank}.`,
      'Members sign in as always and read everything: balance, exchanges, statement, their own data. For now no hours are recorded or confirmed, and nothing in the bank is changed. No hours are lost.',
      'What was on its way goes on by itself when the bank reopens.',
    ],
    details: [{ label: 'Reason', value: reason }],
    button: 'Open the bank',
  }),
  de: ({ portal, bank, reason }) => ({
    subject: `Die Zeitbank ist gesperrt: ${bank}`,
    paragraphs: [
      `Wer das Portal ${portal} betreibt, hat ${bank} gesperrt.`,
      'Die Mitglieder melden sich an wie immer und lesen alles: Saldo, Tauschgeschäfte, Kontoauszug, ihre eigenen Daten. Vorerst werden aber keine Stunden eingetragen oder bestätigt, und an der Bank wird nichts geändert. Keine Stunde geht verloren.',
      'Was unterwegs war, geht von selbst weiter, wenn die Bank wieder öffnet.',
    ],
    details: [{ label: 'Grund', value: reason }],
    button: 'Die Bank öffnen',
  }),
};

const REOPENED: InEachLanguage<Facts> = {
  it: ({ portal, bank, reason }) => ({
    subject: `La banca è di nuovo aperta: ${bank}`,
    paragraphs: [
      `Chi gestisce il portale ${portal} ha riaperto ${bank}: da ora si registrano e si confermano ore come prima.`,
      'Quello che era in corso al momento della sospensione è già ripartito.',
    ],
    details: [{ label: 'Motivo', value: reason }],
    button: 'Apri la banca',
  }),
  en: ({ portal, bank, reason }) => ({
    subject: `The time bank is open again: ${bank}`,
    paragraphs: [
      `The people who run the portal ${portal} have reopened ${bank}: hours are recorded and confirmed as before.`,
      'What was on its way when it was suspended goes on already.',
    ],
    details: [{ label: 'Reason', value: reason }],
    button: 'Open the bank',
  }),
  de: ({ portal, bank, reason }) => ({
    subject: `Die Zeitbank ist wieder offen: ${bank}`,
    paragraphs: [
      `Wer das Portal ${portal} betreibt, hat ${bank} wieder geöffnet: Stunden werden eingetragen und bestätigt wie zuvor.`,
      'Was bei der Sperrung unterwegs war, läuft schon weiter.',
    ],
    details: [{ label: 'Grund', value: reason }],
    button: 'Die Bank öffnen',
  }),
};

/** Silent once the bank is in the other state. */
function suspensionLetter(
  words: InEachLanguage<Facts>,
  { isSuspended }: { isSuspended: boolean },
): Letter<Events['bank-suspended' | 'bank-reopened']> {
  return {
    to: bankAdministrators,
    async write({ database, config }, { bankId, reason }, readerId) {
      const row = await database.first(readBankState, { bankId, readerId });
      if (row?.is_suspended !== isSuspended) return undefined;
      const facts = { portal: config.portalName, bank: oneLine(row.bank_name), reason };
      return {
        reader: row,
        words: words[row.locale](facts),
        url: `${config.publicUrl}/bank-home`,
        theme: 'bank',
      };
    },
  };
}

/** To the administrators of the bank. */
export const bankSuspended = suspensionLetter(SUSPENDED, { isSuspended: true });

/** To the administrators of the bank. */
export const bankReopened = suspensionLetter(REOPENED, { isSuspended: false });
