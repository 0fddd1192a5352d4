/** Letters about the second factor of a person: nobody turns it on or off behind their back (specification §25). */
import type { GuardChange } from '#contract/sign-in.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readPerson } from './sql.ts';

interface GuardFacts {
  portal: string;
  what: GuardChange;
}

const words: InEachLanguage<GuardFacts> = {
  it: ({ portal, what }) => ({
    subject: {
      on: 'Il secondo passo per entrare è acceso',
      off: 'Il secondo passo per entrare è spento',
      'codes-renewed': 'Hai nuovi codici di riserva',
      'code-used': 'È stato usato un codice di riserva',
      'removed-by-desk': 'La segreteria ha spento il secondo passo',
      'removed-at-machine': 'Chi gestisce il portale ha spento il secondo passo',
      'passkey-added': 'Hai una nuova passkey',
      'passkey-removed': 'Una passkey è stata tolta',
      'token-made': 'Hai creato un accesso per un programma',
    }[what],
    paragraphs: [
      {
        on: `D’ora in poi per entrare in ${portal} servono la tua password e un codice della tua app. Tieni da parte i codici di riserva: servono se perdi il telefono.`,
        off: `Per entrare in ${portal} basta di nuovo la tua password: il codice della tua app non serve più.`,
        'codes-renewed': `Per il tuo accesso a ${portal} sono stati fatti dieci nuovi codici di riserva. Quelli di prima non valgono più.`,
        'removed-by-desk': `La segreteria della tua banca ha spento il secondo passo del tuo accesso a ${portal}, perché le hai detto di non avere più il telefono. Ora basta la tua password: quando puoi, riaccendilo dal profilo.`,
        'removed-at-machine': `Chi gestisce ${portal} ha spento il secondo passo del tuo accesso, perché hai detto di non avere più il telefono. Ora basta la tua password: quando puoi, riaccendilo dal profilo.`,
        'code-used': `Con il tuo accesso a ${portal} è stato usato uno dei tuoi codici di riserva. Quel codice non vale più.`,
        'passkey-added': `D’ora in poi si entra in ${portal} con il tuo nome anche da un dispositivo che riconosce impronta, volto o PIN, senza scrivere la password.`,
        'passkey-removed': `Con la passkey che è stata tolta non si entra più in ${portal}. La tua password vale come prima.`,
        'token-made': `D’ora in poi un programma può usare ${portal} a tuo nome, per quello che hai scelto e fino al giorno che hai scelto. Lo puoi revocare quando vuoi, dal tuo profilo.`,
      }[what],
      'Se sei stato tu, è tutto a posto. Altrimenti scegli subito un’altra password e guarda dove sei entrato.',
    ],
    button: 'Guarda il tuo accesso',
    other: 'Scegli un’altra password',
  }),
  en: ({ portal, what }) => ({
    subject: {
      on: 'The second step at sign-in is on',
      off: 'The second step at sign-in is off',
      'codes-renewed': 'You have new recovery codes',
      'code-used': 'A recovery code was used',
      'removed-by-desk': 'The desk has turned your second step off',
      'removed-at-machine': 'The people who run the portal have turned your second step off',
      'passkey-added': 'You have a new passkey',
      'passkey-removed': 'A passkey was removed',
      'token-made': 'You have made an access token for a program',
    }[what],
    paragraphs: [
      {
        on: `From now on, signing in to ${portal} takes your password and a code of your app. Keep the recovery codes: you need them if you lose your telephone.`,
        off: `Your password is enough again to sign in to ${portal}: no code of your app is needed any more.`,
        'codes-renewed': `Ten new recovery codes were made for your account with ${portal}. Those of before count no more.`,
        'removed-by-desk': `The desk of your bank has turned off the second step of your account with ${portal}, because you told them that you no longer have your telephone. Your password is enough now: turn it on again in your profile when you can.`,
        'removed-at-machine': `The people who run ${portal} have turned off the second step of your account, because you told them that you no longer have your telephone. Your password is enough now: turn it on again in your profile when you can.`,
        'code-used': `One of your recovery codes was used with your account with ${portal}. That code counts no more.`,
        'passkey-added': `From now on your account with ${portal} also opens from a device that recognises a fingerprint, a face or a PIN, without typing the password.`,
        'passkey-removed': `The passkey that was removed no longer opens ${portal}. Your password works as before.`,
        'token-made': `From now on a program may use ${portal} in your name, for what you have chosen and until the day you have chosen. You can revoke it at any time in your profile.`,
      }[what],
      'If it was you, all is well. If not, choose another password right away and see where you are signed in.',
    ],
    button: 'See your sign-in',
    other: 'Choose another password',
  }),
  de: ({ portal, what }) => ({
    subject: {
      on: 'Der zweite Schritt bei der Anmeldung ist eingeschaltet',
      off: 'Der zweite Schritt bei der Anmeldung ist ausgeschaltet',
      'codes-renewed': 'Du hast neue Ersatzcodes',
      'code-used': 'Ein Ersatzcode wurde benutzt',
      'removed-by-desk': 'Das Büro hat den zweiten Schritt ausgeschaltet',
      'removed-at-machine': 'Die Betreiber des Portals haben den zweiten Schritt ausgeschaltet',
      'passkey-added': 'Du hast einen neuen Passkey',
      'passkey-removed': 'Ein Passkey wurde entfernt',
      'token-made': 'Du hast einen Zugang für ein Programm angelegt',
    }[what],
    paragraphs: [
      {
        on: `Ab jetzt braucht es für die Anmeldung bei ${portal} dein Passwort und einen Code deiner App. Bewahre die Ersatzcodes auf: Du brauchst sie, wenn du dein Telefon verlierst.`,
        off: `Für die Anmeldung bei ${portal} genügt wieder dein Passwort: Ein Code deiner App ist nicht mehr nötig.`,
        'codes-renewed': `Für dein Konto bei ${portal} wurden zehn neue Ersatzcodes gemacht. Die bisherigen gelten nicht mehr.`,
        'removed-by-desk': `Das Büro deiner Bank hat den zweiten Schritt deiner Anmeldung bei ${portal} ausgeschaltet, weil du gesagt hast, dass du dein Telefon nicht mehr hast. Jetzt genügt dein Passwort: Schalte ihn im Profil wieder ein, wenn du kannst.`,
        'removed-at-machine': `Die Betreiber von ${portal} haben den zweiten Schritt deiner Anmeldung ausgeschaltet, weil du gesagt hast, dass du dein Telefon nicht mehr hast. Jetzt genügt dein Passwort: Schalte ihn im Profil wieder ein, wenn du kannst.`,
        'code-used': `Mit deinem Konto bei ${portal} wurde einer deiner Ersatzcodes benutzt. Dieser Code gilt nicht mehr.`,
        'passkey-added': `Ab jetzt öffnet sich dein Konto bei ${portal} auch auf einem Gerät, das Fingerabdruck, Gesicht oder PIN erkennt, ohne dass das Passwort getippt wird.`,
        'passkey-removed': `Der entfernte Passkey öffnet ${portal} nicht mehr. Dein Passwort gilt wie bisher.`,
        'token-made': `Ab jetzt darf ein Programm ${portal} in deinem Namen nutzen, für das, was du gewählt hast, und bis zu dem Tag, den du gewählt hast. In deinem Profil kannst du den Zugang jederzeit widerrufen.`,
      }[what],
      'Wenn du es warst, ist alles in Ordnung. Wenn nicht, wähle gleich ein anderes Passwort und sieh nach, wo du angemeldet bist.',
    ],
    button: 'Deine Anmeldung ansehen',
    other: 'Anderes Passwort wählen',
  }),
};

export const signInGuardChanged: Letter<Events['sign-in-guard-changed']> = {
  to: thePerson,
  async write({ database, config }, { personId, what }) {
    const row = await database.first(readPerson, { personId });
    if (!row) return undefined;
    return {
      reader: row,
      words: words[row.locale]({ portal: config.portalName, what }),
      url: `${config.publicUrl}/user-security`,
      otherUrl: `${config.publicUrl}/change-password`,
      theme: 'member',
    };
  },
};
