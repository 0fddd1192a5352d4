/** To the debtor: hours were recorded that they received, and wait for their word (law L4). */
import type { Events } from '#server/modules/outbox/events.ts';
import { debtor } from '../audiences.ts';
import { exchangeLetter } from './exchange-letter.ts';

export const exchangeAwaiting = exchangeLetter<Events['exchange-awaiting']>({
  to: debtor,
  state: 'pending',
  page: '/confirm-transaction',
  words: {
    it: ({ creditor, hours, day, activity }) => ({
      subject: `Da confermare: ${hours} da ${creditor}`,
      paragraphs: [
        `${creditor} ti ha dato ${hours} il ${day}: ${activity}.`,
        'Se è tutto giusto, conferma lo scambio: solo allora le ore si spostano. Se qualcosa non torna, puoi annullarlo.',
      ],
      button: 'Conferma o annulla',
    }),
    en: ({ creditor, hours, day, activity }) => ({
      subject: `To confirm: ${hours} from ${creditor}`,
      paragraphs: [
        `${creditor} gave you ${hours} on ${day}: ${activity}.`,
        'If all is right, please confirm the exchange: only then do the hours move. If something is wrong, you can cancel it.',
      ],
      button: 'Confirm or cancel',
    }),
    de: ({ creditor, hours, day, activity }) => ({
      subject: `Zu bestätigen: ${hours} von ${creditor}`,
      paragraphs: [
        `${creditor} hat dir am ${day} ${hours} gegeben: ${activity}.`,
        'Wenn alles stimmt, bestätige den Tausch bitte: Erst dann werden die Stunden gebucht. Wenn etwas nicht stimmt, kannst du ihn stornieren.',
      ],
      button: 'Bestätigen oder stornieren',
    }),
  },
});
