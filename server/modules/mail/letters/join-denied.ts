/** To a person: the bank they asked has not accepted them; they may ask another. */
import type { Events } from '#server/modules/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import { joiningLetter } from './joining-letter.ts';

export const joinDenied = joiningLetter<Events['join-denied']>({
  to: thePerson,
  isTrue: (row) => row.state === 'denied',
  page: '/login',
  room: 'member',
  words: {
    it: ({ bank, bankEmail }) => ({
      subject: `La tua richiesta non è stata accettata: ${bank}`,
      paragraphs: [
        `${bank} non ha accettato la tua richiesta di iscrizione.`,
        'Puoi chiedere di iscriverti a un’altra banca quando vuoi.',
      ],
      button: 'Scegli un’altra banca',
      closing: `Pensi che sia un errore? Scrivi alla banca: ${bankEmail}`,
    }),
    en: ({ bank, bankEmail }) => ({
      subject: `Your request has not been accepted: ${bank}`,
      paragraphs: [
        `${bank} has not accepted your request to join.`,
        'You can ask to join another bank whenever you like.',
      ],
      button: 'Choose another bank',
      closing: `Do you think this is a mistake? Write to the bank: ${bankEmail}`,
    }),
    de: ({ bank, bankEmail }) => ({
      subject: `Deine Anfrage wurde nicht angenommen: ${bank}`,
      paragraphs: [
        `${bank} hat deine Beitrittsanfrage nicht angenommen.`,
        'Du kannst jederzeit bei einer anderen Bank anfragen.',
      ],
      button: 'Eine andere Bank wählen',
      closing: `Hältst du das für einen Irrtum? Schreib der Bank: ${bankEmail}`,
    }),
  },
});
