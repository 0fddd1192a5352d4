/** To a person: the bank they asked has accepted them. */
import type { Events } from '#server/modules/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import { joiningLetter } from './joining-letter.ts';

export const joinAccepted = joiningLetter<Events['join-accepted']>({
  to: thePerson,
  isTrue: (row) => row.state === 'active',
  page: '/login',
  room: 'member',
  words: {
    it: ({ bank }) => ({
      subject: `La tua richiesta è stata accettata: ${bank}`,
      paragraphs: [
        `${bank} ha accettato la tua richiesta di iscrizione.`,
        'Da ora puoi registrare i tuoi scambi e confermare quelli che ti riguardano. Ogni ora vale un’ora, qualunque sia il servizio.',
      ],
      button: 'Entra nel portale',
    }),
    en: ({ bank }) => ({
      subject: `Your request has been accepted: ${bank}`,
      paragraphs: [
        `${bank} has accepted your request to join.`,
        'From now on you can record your exchanges and confirm those that concern you. Every hour is worth an hour, whatever the service.',
      ],
      button: 'Sign in',
    }),
    de: ({ bank }) => ({
      subject: `Deine Anfrage wurde angenommen: ${bank}`,
      paragraphs: [
        `${bank} hat deine Beitrittsanfrage angenommen.`,
        'Ab jetzt kannst du deine Tauschgeschäfte eintragen und bestätigen, was dich betrifft. Jede Stunde zählt eine Stunde, gleich wofür.',
      ],
      button: 'Anmelden',
    }),
  },
});
