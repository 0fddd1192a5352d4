/** To the address that is a person's from now on: what it is good for, and that a slip can be undone. */
import type { Events } from '#server/modules/outbox/events.ts';
import { atAddress } from '../audiences.ts';
import { personLetter } from './person-letter.ts';

export const emailNew = personLetter<Events['email-new']>({
  to: atAddress('newEmail'),
  isTrue: (row, { newEmail }) => row.email === newEmail,
  toStranger: true,
  page: '/login',
  words: {
    it: ({ portal }) => ({
      subject: 'Da ora entri con questo indirizzo',
      paragraphs: [
        `Questo è il nuovo indirizzo email di un accesso a ${portal}: da ora si entra con questo, e la password resta quella di prima.`,
      ],
      button: 'Entra',
      closing: `Non conosci ${portal}? Qualcuno avrà scritto il tuo indirizzo per sbaglio: non devi fare nulla.`,
    }),
    en: ({ portal }) => ({
      subject: 'From now on you sign in with this address',
      paragraphs: [
        `This is the new e-mail address of an account with ${portal}: it is the one to sign in with from now on. The password stays the same.`,
      ],
      button: 'Sign in',
      closing: `You do not know ${portal}? Then somebody typed your address by mistake, and you need not do anything.`,
    }),
    de: ({ portal }) => ({
      subject: 'Ab jetzt gilt diese Adresse zum Anmelden',
      paragraphs: [
        `Dies ist die neue E-Mail-Adresse eines Kontos bei ${portal}: Ab jetzt erfolgt die Anmeldung damit. Das Passwort bleibt dasselbe.`,
      ],
      button: 'Anmelden',
      closing: `Du kennst ${portal} nicht? Dann hat jemand deine Adresse aus Versehen eingetippt, und du musst nichts tun.`,
    }),
  },
});
