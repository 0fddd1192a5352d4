/** Letters about the password of an account. */
import type { Locale } from '#contract/locales.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import { linkLetter, personLetter } from './account-letter.ts';

/** To a person who has forgotten their password: a link that works once (api: one hour). */
export const resetPassword = linkLetter<Events['reset-password']>({
  purpose: 'reset-password',
  isTrue: () => true,
  page: ({ token, personId, locale }) =>
    `/reset-password?passwordToken=${token}&id=${personId}&lang=${locale}`,
  words: {
    it: ({ portal, until }) => ({
      subject: 'Scegli una nuova password',
      paragraphs: [
        `Qualcuno ha chiesto una nuova password per il tuo accesso a ${portal}. Se hai fatto tu la richiesta, puoi sceglierla ora.`,
        `Il link funziona una volta sola, fino al ${until}.`,
      ],
      button: 'Scegli la nuova password',
      closing:
        'La richiesta non viene da te? Non devi fare nulla: la tua password resta quella di prima.',
    }),
    en: ({ portal, until }) => ({
      subject: 'Choose a new password',
      paragraphs: [
        `Somebody has asked for a new password for your account with ${portal}. If it was you, you can choose it now.`,
        `The link works once, until ${until}.`,
      ],
      button: 'Choose the new password',
      closing: 'Was it not you? You need not do anything: your password stays as it is.',
    }),
    de: ({ portal, until }) => ({
      subject: 'Wähle ein neues Passwort',
      paragraphs: [
        `Jemand hat ein neues Passwort für dein Konto bei ${portal} angefordert. Wenn du das warst, kannst du es jetzt wählen.`,
        `Der Link gilt einmal, bis ${until}.`,
      ],
      button: 'Neues Passwort wählen',
      closing: 'Warst du das nicht? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    }),
  },
});

/** To somebody without a login, at the address that the desk knows: a link to choose a password. */
export const invitation = linkLetter<Events['invitation']>({
  purpose: 'invitation',
  isTrue: ({ access }) => access === 'desk',
  toStranger: true,
  page: ({ token, personId, locale }) =>
    `/reset-password?passwordToken=${token}&id=${personId}&lang=${locale}`,
  words: {
    it: ({ portal, until, bank }) => ({
      subject: 'La tua banca del tempo ti invita nel portale',
      paragraphs: [
        `La tua banca del tempo ti ha aperto la porta di ${portal}: scegli una password, e da casa vedi il tuo saldo, registri le ore date e confermi quelle ricevute.`,
        'I tuoi scambi, il saldo e il numero della tessera restano come sono.',
        `Il link funziona una volta sola, fino al ${until}.`,
      ],
      button: 'Scegli la tua password',
      closing: strangerWords.it(bank),
    }),
    en: ({ portal, until, bank }) => ({
      subject: 'Your time bank invites you to the portal',
      paragraphs: [
        `Your time bank has opened the door of ${portal} for you: choose a password, and from home you see your balance, record the hours you gave and confirm those you received.`,
        'Your exchanges, your balance and the number of your card stay as they are.',
        `The link works once, until ${until}.`,
      ],
      button: 'Choose your password',
      closing: strangerWords.en(bank),
    }),
    de: ({ portal, until, bank }) => ({
      subject: 'Deine Zeitbank lädt dich ins Portal ein',
      paragraphs: [
        `Deine Zeitbank hat dir die Tür zu ${portal} geöffnet: Wähle ein Passwort, dann siehst du von zu Hause deinen Saldo, erfasst gegebene Stunden und bestätigst erhaltene.`,
        'Deine Tauschgeschäfte, dein Saldo und die Nummer deiner Karte bleiben, wie sie sind.',
        `Der Link gilt einmal, bis ${until}.`,
      ],
      button: 'Dein Passwort wählen',
      closing: strangerWords.de(bank),
    }),
  },
});

/** For a reader to whom the invitation came by mistake. */
const strangerWords: Record<Locale, (bank: string | undefined) => string> = {
  it: (bank) =>
    bank
      ? `Non sei in questa banca del tempo? Qualcuno ha scritto male un indirizzo: non aprire il link e avvisa ${bank}`
      : 'Non sei in una banca del tempo? Qualcuno ha scritto male un indirizzo: non devi fare nulla.',
  en: (bank) =>
    bank
      ? `You are not in this time bank? Somebody mistyped an address: do not open the link, and tell ${bank}`
      : 'You are not in a time bank? Somebody mistyped an address: you need not do anything.',
  de: (bank) =>
    bank
      ? `Du bist nicht in dieser Zeitbank? Jemand hat sich bei einer Adresse vertippt: Öffne den Link nicht und sag es ${bank}`
      : 'Du bist in keiner Zeitbank? Jemand hat sich bei einer Adresse vertippt: Du musst nichts tun.',
};

/** To a person whose password was changed: so that nobody changes it behind their back. */
export const passwordChanged = personLetter<Events['password-changed']>({
  to: thePerson,
  page: '/change-password',
  words: {
    it: ({ portal }) => ({
      subject: 'La tua password è cambiata',
      paragraphs: [
        `La password del tuo accesso a ${portal} è stata cambiata. Sugli altri dispositivi dovrai entrare di nuovo.`,
        'Anche i programmi e i calendari che avevi collegato vanno collegati di nuovo, e i pulsanti delle email già arrivate non valgono più.',
        'Se hai fatto tu la modifica, è tutto a posto. Altrimenti scegli subito un’altra password.',
      ],
      button: 'Scegli un’altra password',
    }),
    en: ({ portal }) => ({
      subject: 'Your password has changed',
      paragraphs: [
        `The password of your account with ${portal} has been changed. On your other devices you will have to sign in again.`,
        'Programs and calendars that you had connected have to be connected again, and the buttons in mails that you already have no longer work.',
        'If you changed it, all is well. If not, choose another password right away.',
      ],
      button: 'Choose another password',
    }),
    de: ({ portal }) => ({
      subject: 'Dein Passwort wurde geändert',
      paragraphs: [
        `Das Passwort deines Kontos bei ${portal} wurde geändert. Auf deinen anderen Geräten musst du dich neu anmelden.`,
        'Auch verbundene Programme und Kalender musst du neu verbinden, und die Knöpfe in E-Mails, die du schon hast, gelten nicht mehr.',
        'Wenn du es selbst geändert hast, ist alles in Ordnung. Wenn nicht, wähle gleich ein anderes Passwort.',
      ],
      button: 'Anderes Passwort wählen',
    }),
  },
});
