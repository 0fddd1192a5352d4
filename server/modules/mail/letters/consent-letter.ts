/** The reminder that the privacy notice of one's bank waits for an answer (specification §36). */
import { findConsent } from '#server/modules/consents/sql.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readPerson } from './sql.ts';
import { oneLine } from './typed.ts';

interface Facts {
  bank: string;
  /** They have agreed to an earlier version. */
  isNew: boolean;
}

const words: InEachLanguage<Facts> = {
  it: ({ bank, isNew }) => ({
    subject: isNew
      ? 'La tua banca ha cambiato l’informativa privacy'
      : 'Leggi l’informativa privacy',
    paragraphs: [
      isNew
        ? `${bank} ha riscritto l’informativa privacy: dice come vengono trattati i tuoi dati. Leggila e dicci se ti va bene.`
        : `L’informativa privacy di ${bank} dice come vengono trattati i tuoi dati. Leggila e dicci se ti va bene.`,
      'Le tue ore restano tue e il portale continua a funzionare anche se rispondi più avanti.',
    ],
    button: 'Leggi e rispondi',
  }),
  en: ({ bank, isNew }) => ({
    subject: isNew ? 'Your time bank has changed its privacy notice' : 'Read the privacy notice',
    paragraphs: [
      isNew
        ? `${bank} has rewritten its privacy notice, which says how your data are handled. Read it and tell us whether you agree.`
        : `The privacy notice of ${bank} says how your data are handled. Read it and tell us whether you agree.`,
      'Your hours stay yours, and the portal goes on working if you answer later.',
    ],
    button: 'Read and answer',
  }),
  de: ({ bank, isNew }) => ({
    subject: isNew
      ? 'Deine Zeitbank hat den Datenschutzhinweis geändert'
      : 'Lies den Datenschutzhinweis',
    paragraphs: [
      isNew
        ? `${bank} hat den Datenschutzhinweis neu geschrieben: Er sagt, wie mit deinen Daten umgegangen wird. Lies ihn und sag uns, ob du einverstanden bist.`
        : `Der Datenschutzhinweis von ${bank} sagt, wie mit deinen Daten umgegangen wird. Lies ihn und sag uns, ob du einverstanden bist.`,
      'Deine Stunden bleiben deine, und das Portal funktioniert weiter, auch wenn du später antwortest.',
    ],
    button: 'Lesen und antworten',
  }),
};

/** Silent once they have answered, or left the bank. */
export const consentAsked: Letter<Events['consent-asked']> = {
  to: thePerson,
  async write({ database, config }, { personId, bankId }) {
    const consent = await database.first(findConsent, { bankId, personId });
    const row = await database.first(readPerson, { personId });
    if (!consent || row?.bank_id !== bankId || row.bank_name === null) return undefined;
    const agreed = consent.agreed_number ?? 0;
    if (agreed >= consent.asking_number) return undefined;
    return {
      reader: row,
      words: words[row.locale]({ bank: oneLine(row.bank_name), isNew: agreed > 0 }),
      url: `${config.publicUrl}/home`,
      theme: 'member',
    };
  },
};
