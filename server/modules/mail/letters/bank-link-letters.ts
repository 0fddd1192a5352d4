/** Letters about a link between two banks, to the administrators of one of them. */

import type { Events } from '#server/modules/outbox/events.ts';
import { type Audience, linkAsked, linkAsking } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readBankLink } from './sql.ts';
import { oneLine } from './typed.ts';

/** The two banks. */
interface BankLinkFacts {
  /** Who asks for the link. */
  asking: string;
  /** Who decides on it. */
  asked: string;
}

interface BankLinkLetter<Payload> {
  to: Audience<Payload>;
  /** The state in which the letter is true. */
  state: 'requested' | 'approved' | 'rejected';
  words: InEachLanguage<BankLinkFacts>;
}

/** A letter to the administrators of one of the banks; silent once the link is in another state. */
function bankLinkLetter<Payload extends { linkId: number }>({
  to,
  state,
  words,
}: BankLinkLetter<Payload>): Letter<Payload> {
  return {
    to,
    async write({ database, config }, { linkId }, readerId) {
      const row = await database.first(readBankLink, { linkId, readerId });
      if (row?.state !== state) return undefined;
      const facts = { asking: oneLine(row.asking_name), asked: oneLine(row.asked_name) };
      return {
        reader: row,
        words: words[row.locale](facts),
        url: `${config.publicUrl}/bank-network`,
        theme: 'bank',
      };
    },
  };
}

/** To the administrators of a bank: another bank asks for a link (law L11). */
export const linkRequested = bankLinkLetter<Events['link-requested']>({
  to: linkAsked,
  state: 'requested',
  words: {
    it: ({ asking, asked }) => ({
      subject: `Richiesta di collegamento: ${asking}`,
      paragraphs: [
        `${asking} chiede di collegarsi alla tua banca, ${asked}.`,
        'Se accettate, i soci delle due banche possono scambiarsi ore.',
      ],
      button: 'Accetta o rifiuta',
    }),
    en: ({ asking, asked }) => ({
      subject: `Request for a link: ${asking}`,
      paragraphs: [
        `${asking} asks to be linked with your bank, ${asked}.`,
        'If you accept, the members of the two banks can exchange hours with each other.',
      ],
      button: 'Accept or decline',
    }),
    de: ({ asking, asked }) => ({
      subject: `Anfrage für eine Verbindung: ${asking}`,
      paragraphs: [
        `${asking} möchte sich mit deiner Bank verbinden: ${asked}.`,
        'Wenn du annimmst, können die Mitglieder beider Banken miteinander Stunden tauschen.',
      ],
      button: 'Annehmen oder ablehnen',
    }),
  },
});

/** To the administrators of the bank that asked: the other bank is now a friend bank. */
export const linkApproved = bankLinkLetter<Events['link-approved']>({
  to: linkAsking,
  state: 'approved',
  words: {
    it: ({ asking, asked }) => ({
      subject: `Nuova banca amica: ${asked}`,
      paragraphs: [
        `${asked} ha accettato il collegamento con ${asking}.`,
        'Da ora i soci delle due banche possono scambiarsi ore.',
      ],
      button: 'Vedi la rete',
    }),
    en: ({ asking, asked }) => ({
      subject: `New friend bank: ${asked}`,
      paragraphs: [
        `${asked} has accepted the link with ${asking}.`,
        'From now on the members of the two banks can exchange hours with each other.',
      ],
      button: 'See the network',
    }),
    de: ({ asking, asked }) => ({
      subject: `Neue befreundete Bank: ${asked}`,
      paragraphs: [
        `${asked} hat die Verbindung mit ${asking} angenommen.`,
        'Ab jetzt können die Mitglieder beider Banken miteinander Stunden tauschen.',
      ],
      button: 'Netzwerk ansehen',
    }),
  },
});

/** To the administrators of the bank that asked: the other bank does not want the link. */
export const linkRejected = bankLinkLetter<Events['link-rejected']>({
  to: linkAsking,
  state: 'rejected',
  words: {
    it: ({ asking, asked }) => ({
      subject: `Collegamento non accettato: ${asked}`,
      paragraphs: [`${asked} non ha accettato il collegamento con ${asking}.`],
      button: 'Vedi la rete',
    }),
    en: ({ asking, asked }) => ({
      subject: `Link not accepted: ${asked}`,
      paragraphs: [`${asked} has not accepted the link with ${asking}.`],
      button: 'See the network',
    }),
    de: ({ asking, asked }) => ({
      subject: `Verbindung nicht angenommen: ${asked}`,
      paragraphs: [`${asked} hat die Verbindung mit ${asking} nicht angenommen.`],
      button: 'Netzwerk ansehen',
    }),
  },
});
