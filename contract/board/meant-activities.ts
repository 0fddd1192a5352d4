/**
 * Which kinds of service everyday words mean: "il rubinetto perde" means small repairs. The board
 * proposes activities and searches by it, in the browser and on the server alike.
 */
import { fold } from '../contains-words.ts';

/** Shorter words are looked for as they are: "pc" means the computer, "per" nothing. */
const BEGINNING_MIN = 4;
/** Longer ones without their last letter: "rubinetti" is "rubinetto". */
const ENDING_MIN = 5;

/**
 * The activities that most of the words typed mean; none when no word means any.
 * @param words the everyday words of each activity, apart by blanks, by its id; more than one
 *   language is more than one record
 */
export function meantActivities(
  typed: string,
  ...words: readonly Readonly<Record<string, string>>[]
): number[] {
  const tokens = fold(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  const scores = new Map<number, number>();
  for (const token of new Set(tokens)) {
    for (const id of meantBy(token, words)) scores.set(id, (scores.get(id) ?? 0) + 1);
  }
  const best = Math.max(0, ...scores.values());
  return [...scores].filter(([, score]) => score === best).map(([id]) => id);
}

function meantBy(token: string, words: readonly Readonly<Record<string, string>>[]): Set<number> {
  const isMeant = (word: string) => {
    if (token.length < BEGINNING_MIN) return word === token;
    if (word.startsWith(token)) return true;
    return token.length >= ENDING_MIN && word.startsWith(token.slice(0, -1));
  };
  const found = words.flatMap((ofLanguage) =>
    Object.entries(ofLanguage).filter(([, text]) => fold(text).split(' ').some(isMeant)),
  );
  return new Set(found.map(([id]) => Number(id)));
}
