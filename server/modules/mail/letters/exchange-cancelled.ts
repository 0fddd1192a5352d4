/** To the other side: what waited was cancelled, no hours have moved (law L5). */
import type { Events } from '#server/modules/outbox/events.ts';
import { whoDidNotDecide } from '../audiences.ts';
import { exchangeLetter } from './exchange-letter.ts';

export const exchangeCancelled = exchangeLetter<Events['exchange-cancelled']>({
  to: whoDidNotDecide,
  state: 'cancelled',
  page: '/my-transaction',
  words: {
    it: ({ other, hours, day }) => ({
      subject: `Scambio annullato: ${hours} con ${other}`,
      paragraphs: [
        `Lo scambio di ${hours} con ${other} del ${day} è stato annullato prima della conferma: il tuo saldo resta com’era.`,
      ],
      button: 'Vedi i tuoi scambi',
    }),
    en: ({ other, hours, day }) => ({
      subject: `Exchange cancelled: ${hours} with ${other}`,
      paragraphs: [
        `The exchange of ${hours} with ${other} on ${day} was cancelled before it was confirmed: your balance stays as it was.`,
      ],
      button: 'See your exchanges',
    }),
    de: ({ other, hours, day }) => ({
      subject: `Tausch storniert: ${hours} mit ${other}`,
      paragraphs: [
        `Der Tausch von ${hours} mit ${other} am ${day} wurde vor der Bestätigung storniert: Dein Saldo bleibt, wie er war.`,
      ],
      button: 'Deine Tauschgeschäfte ansehen',
    }),
  },
});
