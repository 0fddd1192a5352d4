/** To the administrators of the bank that asked: the other bank does not want the link. */
import type { Events } from '#server/modules/outbox/events.ts';
import { linkAsking } from '../audiences.ts';
import { bankLinkLetter } from './bank-link-letter.ts';

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
