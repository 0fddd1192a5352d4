/** To the address that was a person's until now: so that nobody takes an account over unseen. */
import type { Events } from '#server/modules/outbox/events.ts';
import { theirOldAddress } from '../audiences.ts';
import { personLetter } from './person-letter.ts';

export const emailChanged = personLetter<Events['email-changed']>({
  to: theirOldAddress,
  isTrue: (row, { oldEmail }) => row.email !== oldEmail,
  page: '/login',
  words: {
    it: ({ portal, bank }) => ({
      subject: 'Il tuo indirizzo email è cambiato',
      paragraphs: [
        `L’indirizzo del tuo accesso a ${portal} è stato cambiato: da ora entri con quello nuovo, e a questo non scriveremo più.`,
      ],
      button: 'Entra con il nuovo indirizzo',
      closing: bank
        ? `Non volevi cambiarlo? Scrivi subito alla tua banca: ${bank}`
        : 'Non volevi cambiarlo? Scrivi a chi gestisce il portale.',
    }),
    en: ({ portal, bank }) => ({
      subject: 'Your e-mail address has changed',
      paragraphs: [
        `The address of your account with ${portal} has been changed: from now on you sign in with the new one, and we shall not write to this one again.`,
      ],
      button: 'Sign in with the new address',
      closing: bank
        ? `Did you not want this? Write to your bank right away: ${bank}`
        : 'Did you not want this? Write to whoever runs the portal.',
    }),
    de: ({ portal, bank }) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        `Die Adresse Ihres Kontos bei ${portal} wurde geändert: Ab jetzt melden Sie sich mit der neuen an, und an diese schreiben wir nicht mehr.`,
      ],
      button: 'Mit der neuen Adresse anmelden',
      closing: bank
        ? `Wollten Sie das nicht? Schreiben Sie gleich Ihrer Bank: ${bank}`
        : 'Wollten Sie das nicht? Schreiben Sie den Betreibern des Portals.',
    }),
  },
});
