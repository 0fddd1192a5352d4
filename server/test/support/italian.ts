/**
 * What the portal says in Italian, by key, so that a story changes with no word of it. Messages of the
 * specification stand word for word in stories instead: they may not change.
 */
import type { Fact, Gap, PathIn, TextAt } from '#server/platform/texts.ts';
import { flatTexts, wordsOf } from '#texts/compose.ts';
import { fileReader } from '#texts/files.ts';
import { fill } from '#texts/fill.ts';
import type { Texts } from '#texts/keys.ts';

type Key = { [Name in keyof Texts]: `${Name}:${PathIn<Texts[Name]>}` }[keyof Texts];

/** A text without gaps is any words, so it asks for none. */
type Gaps<Of extends Key> = Of extends `${infer Name extends keyof Texts}:${infer Path}`
  ? Gap<TextAt<Texts[Name], Path>>
  : never;

type Facts<Of extends Key> = [Gaps<Of>] extends [never]
  ? []
  : [facts: Record<Gaps<Of>, Exclude<Fact, null | undefined>>];

const read = fileReader();

/** One text with its gaps filled: `italian('trust:desk.line', { delegate, person })`. */
export function italian<Of extends Key>(key: Of, ...[facts]: Facts<Of>): string {
  const [namespace = '', path = ''] = key.split(':');
  const text = flatTexts(wordsOf(read, 'it', namespace)).find(([at]) => at === path)?.[1];
  if (text === undefined) throw new Error(`no text ${key}`);
  return fill(text, facts ?? {});
}
