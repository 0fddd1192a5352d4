/** To a person who is no longer a member; what was exchanged stays in the books (law L7). */
import type { Events } from '#server/modules/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import { joiningLetter } from './joining-letter.ts';

export const memberRemoved = joiningLetter<Events['member-removed']>({
  to: thePerson,
  isTrue: (row) => row.state === 'ended',
  page: '/login',
  room: 'member',
  words: {
    it: ({ bank, bankEmail }) => ({
      subject: `La tua iscrizione è finita: ${bank}`,
      paragraphs: [
        `${bank} ha chiuso la tua iscrizione. I tuoi scambi e il tuo saldo restano nei suoi libri.`,
        'Puoi chiedere di iscriverti a un’altra banca quando vuoi.',
      ],
      button: 'Scegli un’altra banca',
      closing: `Pensi che sia un errore? Scrivi alla banca: ${bankEmail}`,
    }),
    en: ({ bank, bankEmail }) => ({
      subject: `Your membership has ended: ${bank}`,
      paragraphs: [
        `${bank} has ended your membership. Your exchanges and your balance stay in its books.`,
        'You can ask to join another bank whenever you like.',
      ],
      button: 'Choose another bank',
      closing: `Do you think this is a mistake? Write to the bank: ${bankEmail}`,
    }),
    de: ({ bank, bankEmail }) => ({
      subject: `Deine Mitgliedschaft ist beendet: ${bank}`,
      paragraphs: [
        `${bank} hat deine Mitgliedschaft beendet. Deine Tauschgeschäfte und dein Saldo bleiben in ihren Büchern.`,
        'Du kannst jederzeit bei einer anderen Bank anfragen.',
      ],
      button: 'Eine andere Bank wählen',
      closing: `Hältst du das für einen Irrtum? Schreib der Bank: ${bankEmail}`,
    }),
  },
});
