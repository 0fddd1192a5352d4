/** To the administrators of the bank that asked: the other bank is now a friend bank. */
import type { Events } from '#server/modules/outbox/events.ts';
import { linkAsking } from '../audiences.ts';
import { bankLinkLetter } from './bank-link-letter.ts';

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
