/** What the screens call the kinds of bodies, in every language that the portal has. */
import { BODY_KINDS, type BodyKind } from '#contract/people/bodies.ts';
import { wordsIn } from '#server/platform/texts.ts';

/** A sheet that somebody filled in beside the screen says them so. */
export const KINDS_ON_SCREENS: readonly [word: string, kind: BodyKind][] = Object.values(
  wordsIn('bodies'),
).flatMap(({ kinds }) => BODY_KINDS.map((kind): [string, BodyKind] => [kinds[kind], kind]));
