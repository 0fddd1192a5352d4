/**
 * The texts of the server itself: registration answers in words, in the caller's language
 * (specification §7, POST /register). Everything else is said by the browser.
 */
import type { ErrorCode } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';

export const REGISTERED: Record<Locale, string> = {
  it: 'Registrazione avvenuta correttamente. Ti abbiamo inviato un’email: apri il link che contiene per confermare il tuo indirizzo.',
  en: 'You are registered. We have sent you an e-mail: open the link in it to confirm your address.',
  de: 'Du bist registriert. Wir haben dir eine E-Mail geschickt: Öffne den Link darin, um deine Adresse zu bestätigen.',
};

const REFUSED: Partial<Record<ErrorCode, Record<Locale, string>>> = {
  'email-taken': {
    it: 'Questa email è già registrata nel portale. Accedi, oppure usa «Password dimenticata».',
    en: 'This e-mail is already registered. Sign in, or use “Forgotten password”.',
    de: 'Diese E-Mail ist bereits registriert. Melde dich an oder nutze „Passwort vergessen“.',
  },
  'invalid-input': {
    it: 'Alcuni dati non sono corretti. Controlla i campi e riprova.',
    en: 'Some of the data is not right. Check the fields and try again.',
    de: 'Einige Angaben stimmen nicht. Prüfe die Felder und versuch es noch einmal.',
  },
  'bot-check-failed': {
    it: 'La verifica automatica non è riuscita. Ricarica la pagina e riprova.',
    en: 'The automatic check did not succeed. Reload the page and try again.',
    de: 'Die automatische Prüfung ist fehlgeschlagen. Lade die Seite neu und versuch es noch einmal.',
  },
  'too-many-requests': {
    it: 'Troppe registrazioni da questo indirizzo. Riprova più tardi.',
    en: 'Too many registrations from this address. Try again later.',
    de: 'Zu viele Registrierungen von dieser Adresse. Versuch es später noch einmal.',
  },
};

const OTHERWISE: Record<Locale, string> = {
  it: 'Registrazione non riuscita. Riprova più tardi.',
  en: 'The registration did not succeed. Try again later.',
  de: 'Die Registrierung ist nicht gelungen. Versuch es später noch einmal.',
};

const COMMON_PASSWORD: Record<Locale, string> = {
  it: 'Questa password è tra le più usate, e si indovina subito. Scegline un’altra, per esempio tre parole che non c’entrano tra loro.',
  en: 'This password is one of the most used, and guessed at once. Choose another, such as three words that have nothing to do with each other.',
  de: 'Dieses Passwort gehört zu den häufigsten und ist schnell erraten. Wähle ein anderes, zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
};

/** Before the telephone of the desk, where it has one (specification §52). */
const TOO_YOUNG: Record<Locale, string> = {
  it: 'Per iscriverti da sé bisogna avere l’età che chiede la banca. Chiama la segreteria: ti iscrive lei, con chi risponde di te.',
  en: 'To register yourself you need the age that the bank asks for. Call the desk: it registers you, with who answers for you.',
  de: 'Um dich selbst anzumelden, brauchst du das Alter, das die Bank verlangt. Ruf im Büro an: Es trägt dich ein, mit den Personen, die für dich verantwortlich sind.',
};

/** Why a registration was refused, in one sentence with the next step. */
export function registrationRefusal(refusal: Refusal, locale: Locale): string {
  if (refusal.code === 'too-young') {
    return [TOO_YOUNG[locale], refusal.giver?.phone].filter(Boolean).join(' ');
  }
  const isCommon = refusal.errors.some(({ code }) => code === 'password-common');
  return (isCommon ? COMMON_PASSWORD : (REFUSED[refusal.code] ?? OTHERWISE))[locale];
}
