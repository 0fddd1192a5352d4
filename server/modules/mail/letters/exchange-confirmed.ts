/** To the other side: the exchange is confirmed, the hours have moved (law L7). */
import type { Events } from '#server/modules/outbox/events.ts';
import { whoDidNotDecide } from '../audiences.ts';
import { exchangeLetter } from './exchange-letter.ts';

export const exchangeConfirmed = exchangeLetter<Events['exchange-confirmed']>({
  to: whoDidNotDecide,
  state: 'confirmed',
  page: '/my-transaction',
  words: {
    it: ({ gave, other, hours, day, activity }) => ({
      subject: `Scambio confermato: ${hours} con ${other}`,
      paragraphs: [
        gave
          ? `Lo scambio è confermato: il ${day} hai dato ${hours} a ${other} (${activity}).`
          : `Lo scambio è confermato: il ${day} hai ricevuto ${hours} da ${other} (${activity}).`,
      ],
      button: 'Vedi lo scambio',
    }),
    en: ({ gave, other, hours, day, activity }) => ({
      subject: `Exchange confirmed: ${hours} with ${other}`,
      paragraphs: [
        gave
          ? `The exchange is confirmed: on ${day} you gave ${other} ${hours} (${activity}).`
          : `The exchange is confirmed: on ${day} you received ${hours} from ${other} (${activity}).`,
      ],
      button: 'See the exchange',
    }),
    de: ({ gave, other, hours, day, activity }) => ({
      subject: `Tausch bestätigt: ${hours} mit ${other}`,
      paragraphs: [
        gave
          ? `Der Tausch ist bestätigt: Am ${day} hast du ${other} ${hours} gegeben (${activity}).`
          : `Der Tausch ist bestätigt: Am ${day} hast du ${hours} von ${other} erhalten (${activity}).`,
      ],
      button: 'Tausch ansehen',
    }),
  },
});
