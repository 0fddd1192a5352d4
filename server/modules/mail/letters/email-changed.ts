/**
 * To the address that was a person's until now, with the way back: so that a typing slip can be put
 * right, and nobody takes an account over unseen.
 */

import type { Events } from '#server/modules/outbox/events.ts';
import { mailTokenText } from '#server/modules/outbox/mail-token.ts';
import type { MailTokenPurpose } from '#server/modules/tables.ts';
import { atAddress } from '../audiences.ts';
import type { InEachLanguage, Letter, LetterDeps } from './letter.ts';
import { bankOf } from './person-letter.ts';
import { readLink, readPerson } from './sql.ts';
import { showMoment } from './typed.ts';

const PURPOSE: MailTokenPurpose = 'restore-email';

interface Facts {
  portal: string;
  /** The bank and its address, when the reader is a member of one. */
  bank: string | undefined;
  /** Until when the way back is open; undefined where another address has it. */
  until: string | undefined;
}

type Changed = Events['email-changed'];

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
      words: WORDS[locale]({ portal: config.portalName, bank: bankOf(row), until }),
      url: config.publicUrl + page,
      room: 'member',
    };
  },
};

async function wayBackOf({ database, clock, secret }: LetterDeps, { personId, tokenId }: Changed) {
  if (!tokenId) return undefined;
  const link = await database.first(readLink, { personId, tokenId, now: clock.now() });
  return link && { token: mailTokenText(secret, PURPOSE, tokenId), expiresAt: link.expires_at };
}

const WORDS: InEachLanguage<Facts> = {
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
