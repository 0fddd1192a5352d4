/**
 * Passwords that are tried first by anyone who guesses. Almost none of a published list keeps the rules
 * for a password as it stands, so a new one is looked up without what people add to keep them:
 * capitals, signs, digits at either end, `3` for `e` (specification §24).
 */
import { refuseFields } from '#server/platform/http/refusal.ts';

/** Words of this portal, and of its members, that published lists lack. */
const OWN_WORDS = [
  ...['bancadeltempo', 'bancatempo', 'timebank', 'timebanking', 'zeitbank', 'tauschring'],
  ...['password', 'passwort', 'parola', 'segreto', 'segreta', 'geheim', 'willkommen', 'benvenuto'],
  ...['ciaociao', 'ciaomondo', 'tiamo', 'amoremio', 'juventus', 'forzamilan', 'forzainter'],
  ...['bergamo', 'qwertzuiop', 'asdfghjkl', 'abcdefghij', 'qwertyuiop'],
];
/** A shorter word with digits around it is no longer what is guessed first. */
const WORD_MIN = 6;

const LETTERS_MEANT: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

let loading: Promise<ReadonlySet<string>> | undefined;

/** The list, some 49,000 in small letters; read when somebody first chooses a password. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...OWN_WORDS]),
  );
  return loading;
}

/** Whether a password is a common one, or one with a little around it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const known = await commonPasswords();
  const small = password.toLowerCase();
  // A sign at the end was added; within the word it may stand for a letter.
  const bare = small.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const words = [small, lettersMeant(small), lettersMeant(bare)].map(withoutEnds);
  return (
    known.has(withoutSigns(small)) ||
    words.some((word) => word.length >= WORD_MIN && known.has(word))
  );
}

function lettersMeant(text: string): string {
  return text.replaceAll(/./gu, (sign) => LETTERS_MEANT[sign] ?? sign);
}

function withoutSigns(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Without signs, and without digits at either end. */
function withoutEnds(text: string): string {
  return withoutSigns(text).replaceAll(/^\p{N}+|\p{N}+$/gu, '');
}

/** @throws Refusal `invalid-input` with `password-common` at the field */
export async function refuseCommonPassword(path: string, password: string): Promise<void> {
  refuseFields((await isCommonPassword(password)) ? [{ path, code: 'password-common' }] : []);
}
