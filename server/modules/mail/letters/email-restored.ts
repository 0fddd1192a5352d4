/** To the address that was given up because the one before it took the account back. */
import type { Events } from '#server/modules/outbox/events.ts';
import { atAddress } from '../audiences.ts';
import { personLetter } from './person-letter.ts';

export const emailRestored = personLetter<Events['email-restored']>({
  to: atAddress('droppedEmail'),
  isTrue: (row, { droppedEmail }) => row.email !== droppedEmail,
  toStranger: true,
  page: '/login',
  words: {
    it: ({ portal, bank }) => ({
      subject: 'Il cambio di indirizzo email è stato annullato',
      paragraphs: [
        `Con il link arrivato al vecchio indirizzo, il cambio di email di un accesso a ${portal} è stato annullato: si entra di nuovo con il vecchio indirizzo, e a questo non scriveremo più.`,
      ],
      button: 'Entra con il vecchio indirizzo',
      closing: helpIn.it(bank),
    }),
    en: ({ portal, bank }) => ({
      subject: 'The change of e-mail address was undone',
      paragraphs: [
        `With the link sent to the old address, the change of e-mail of an account with ${portal} was undone: the old address is the one to sign in with again, and we shall not write to this one any more.`,
      ],
      button: 'Sign in with the old address',
      closing: helpIn.en(bank),
    }),
    de: ({ portal, bank }) => ({
      subject: 'Die Änderung der E-Mail-Adresse wurde zurückgenommen',
      paragraphs: [
        `Mit dem Link, der an die alte Adresse ging, wurde die Änderung der E-Mail-Adresse eines Kontos bei ${portal} zurückgenommen: Die Anmeldung erfolgt wieder mit der alten Adresse, und an diese schreiben wir nicht mehr.`,
      ],
      button: 'Mit der alten Adresse anmelden',
      closing: helpIn.de(bank),
    }),
  },
});

const helpIn = {
  it: (bank: string | undefined) =>
    bank
      ? `Il nuovo indirizzo era giusto? Scrivi alla tua banca: ${bank}`
      : 'Il nuovo indirizzo era giusto? Scrivi a chi gestisce il portale.',
  en: (bank: string | undefined) =>
    bank
      ? `Was the new address right? Write to your bank: ${bank}`
      : 'Was the new address right? Write to the people who run the portal.',
  de: (bank: string | undefined) =>
    bank
      ? `War die neue Adresse richtig? Schreib deiner Bank: ${bank}`
      : 'War die neue Adresse richtig? Schreib den Betreibern des Portals.',
};
