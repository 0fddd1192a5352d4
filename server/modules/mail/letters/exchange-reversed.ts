/** To both people: a confirmed exchange was reversed, the hours are back (laws L6, L7). */
import type { Events } from '#server/modules/outbox/events.ts';
import { bothSides } from '../audiences.ts';
import { exchangeLetter } from './exchange-letter.ts';

export const exchangeReversed = exchangeLetter<Events['exchange-reversed']>({
  to: bothSides,
  state: 'reversed',
  page: '/my-transaction',
  words: {
    it: ({ gave, other, hours, day }) => ({
      subject: `Annullato dopo la conferma: ${hours} con ${other}`,
      paragraphs: [
        gave
          ? `Lo scambio con ${other} del ${day}, già confermato, è stato annullato: quanto avevi dato (${hours}) non conta più.`
          : `Lo scambio con ${other} del ${day}, già confermato, è stato annullato: quanto avevi ricevuto (${hours}) è tornato sul tuo conto.`,
      ],
      button: 'Vedi i tuoi scambi',
    }),
    en: ({ gave, other, hours, day }) => ({
      subject: `Reversed after confirmation: ${hours} with ${other}`,
      paragraphs: [
        gave
          ? `The exchange with ${other} on ${day}, confirmed before, was reversed: what you gave (${hours}) no longer counts.`
          : `The exchange with ${other} on ${day}, confirmed before, was reversed: what you received (${hours}) is back on your account.`,
      ],
      button: 'See your exchanges',
    }),
    de: ({ gave, other, hours, day }) => ({
      subject: `Nach der Bestätigung rückgängig gemacht: ${hours} mit ${other}`,
      paragraphs: [
        gave
          ? `Der bestätigte Tausch mit ${other} vom ${day} wurde rückgängig gemacht: Was du gegeben hast (${hours}), zählt nicht mehr.`
          : `Der bestätigte Tausch mit ${other} vom ${day} wurde rückgängig gemacht: Was du erhalten hast (${hours}), ist wieder auf deinem Konto.`,
      ],
      button: 'Deine Tauschgeschäfte ansehen',
    }),
  },
});
