/** Letters about the address of an account: proving it, changing it, and going back. */
import type { Events } from '#server/modules/outbox/events.ts';
import { mailTokenText } from '#server/modules/outbox/mail-token.ts';
import type { MailTokenPurpose } from '#server/modules/tables.ts';
import { atAddress } from '../audiences.ts';
import { bankOf, linkLetter, personLetter } from './account-letter.ts';
import type { InEachLanguage, Letter, LetterDeps } from './letter.ts';
import { readLink, readPerson } from './sql.ts';
import { showMoment } from './typed.ts';

/** To a person who registered: a link that proves the address is theirs (specification §23). */
export const verifyEmail = linkLetter<Events['verify-email']>({
  purpose: 'verify-email',
  isTrue: (row) => row.email_verified_at === null,
  toStranger: true,
  page: ({ token, locale }) => `/registration-confirm?registrationToken=${token}&lang=${locale}`,
  words: {
    it: ({ portal, until }) => ({
      subject: 'Conferma il tuo indirizzo email',
      paragraphs: [
        `Grazie per la tua registrazione a ${portal}. Per completarla, conferma che questo indirizzo email è tuo.`,
        `Il link funziona fino al ${until}.`,
      ],
      button: 'Conferma il mio indirizzo',
      closing:
        'La registrazione non viene da te? Non devi fare nulla: senza conferma l’indirizzo non viene usato.',
    }),
    en: ({ portal, until }) => ({
      subject: 'Confirm your e-mail address',
      paragraphs: [
        `Thank you for registering with ${portal}. To finish, please confirm that this e-mail address is yours.`,
        `The link works until ${until}.`,
      ],
      button: 'Confirm my address',
      closing:
        'Was it not you who registered? You need not do anything: without a confirmation the address is not used.',
    }),
    de: ({ portal, until }) => ({
      subject: 'Bestätige deine E-Mail-Adresse',
      paragraphs: [
        `Vielen Dank für deine Registrierung bei ${portal}. Bitte bestätige zum Abschluss, dass diese E-Mail-Adresse dir gehört.`,
        `Der Link gilt bis ${until}.`,
      ],
      button: 'Meine Adresse bestätigen',
      closing:
        'Hast du dich nicht registriert? Dann musst du nichts tun: Ohne Bestätigung wird die Adresse nicht verwendet.',
    }),
  },
});

const WAY_BACK: MailTokenPurpose = 'restore-email';

interface ChangedFacts {
  portal: string;
  /** The bank and its address, when the reader is a member of one. */
  bank: string | undefined;
  /** Until when the way back is open; undefined where another address has it. */
  until: string | undefined;
}

type Changed = Events['email-changed'];

/**
 * To the address that was a person's until now, with the way back: so that a typing slip can be put
 * right, and nobody takes an account over unseen.
 */
export const emailChanged: Letter<Changed> = {
  to: atAddress('oldEmail'),
  async write(deps, payload) {
    const row = await deps.database.first(readPerson, { personId: payload.personId });
    if (!row || row.email === payload.oldEmail) return undefined;
    const { config } = deps;
    const { locale } = row;
    const wayBack = await wayBackOf(deps, payload);
    const until = wayBack && showMoment(wayBack.expiresAt, locale, config.timeZone);
    const page = wayBack ? `/restore-email?token=${wayBack.token}&lang=${locale}` : '/login';
    return {
      reader: row,
      words: CHANGED_WORDS[locale]({ portal: config.portalName, bank: bankOf(row), until }),
      url: config.publicUrl + page,
      theme: 'member',
    };
  },
};

async function wayBackOf({ database, clock, secret }: LetterDeps, { personId, tokenId }: Changed) {
  if (!tokenId) return undefined;
  const link = await database.first(readLink, { personId, tokenId, now: clock.now() });
  return link && { token: mailTokenText(secret, WAY_BACK, tokenId), expiresAt: link.expires_at };
}

const CHANGED_WORDS: InEachLanguage<ChangedFacts> = {
  it: ({ portal, bank, until }) => ({
    subject: 'Il tuo indirizzo email è cambiato',
    paragraphs: [
      `L’indirizzo del tuo accesso a ${portal} è stato cambiato: da ora entri con quello nuovo, e a questo non scriveremo più.`,
      ...(until
        ? [
            `Il nuovo indirizzo è sbagliato, o il cambio non viene da te? Torna indietro: varrà di nuovo questo. Puoi farlo fino al ${until}.`,
          ]
        : []),
    ],
    button: until ? 'Torna a questo indirizzo' : 'Entra con il nuovo indirizzo',
    closing: bank
      ? `Qualcosa non torna? Scrivi subito alla tua banca: ${bank}`
      : 'Qualcosa non torna? Scrivi a chi gestisce il portale.',
  }),
  en: ({ portal, bank, until }) => ({
    subject: 'Your e-mail address has changed',
    paragraphs: [
      `The address of your account with ${portal} has been changed: from now on you sign in with the new one, and we shall not write to this one again.`,
      ...(until
        ? [
            `Is the new address wrong, or was it not you? Go back, and this one is good again. You can do so until ${until}.`,
          ]
        : []),
    ],
    button: until ? 'Go back to this address' : 'Sign in with the new address',
    closing: bank
      ? `Is something not right? Write to your bank right away: ${bank}`
      : 'Is something not right? Write to the people who run the portal.',
  }),
  de: ({ portal, bank, until }) => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    paragraphs: [
      `Die Adresse deines Kontos bei ${portal} wurde geändert: Ab jetzt meldest du dich mit der neuen an, und an diese schreiben wir nicht mehr.`,
      ...(until
        ? [
            `Ist die neue Adresse falsch, oder warst du das nicht? Geh zurück: Dann gilt wieder diese. Das geht bis ${until}.`,
          ]
        : []),
    ],
    button: until ? 'Zurück zu dieser Adresse' : 'Mit der neuen Adresse anmelden',
    closing: bank
      ? `Stimmt etwas nicht? Schreib gleich deiner Bank: ${bank}`
      : 'Stimmt etwas nicht? Schreib den Betreibern des Portals.',
  }),
};

/** To the address that is a person's from now on: what it is good for, and that a slip can be undone. */
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

/** To the address that was given up because the one before it took the account back. */
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
