/** To the administrators of a bank: another bank asks for a link (law L11). */
import type { Events } from '#server/modules/outbox/events.ts';
import { linkAsked } from '../audiences.ts';
import { bankLinkLetter } from './bank-link-letter.ts';

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
