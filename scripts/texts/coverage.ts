/** How much of the portal a language says: what members read, and what desks and letters to them read. */
import { flatTexts, ownAndShared, type ReadWords } from '#texts/compose.ts';

/** A language is offered to readers once so much of what members read is there. */
export const OFFERED_FROM = 0.95;

/** Of the desks of banks and of the portal. */
const OF_DESKS =
  /^(bank-.*|access-tokens|activities|archive|attention|bodies|closing|evening|failed-work|fees|first-steps|health|imports|insured|invitations|mail-(banks|batches|operators)|members|network|portal|register|reports|rooms|server-.*|shared-(import|insured|register).*|webhooks)$/;

export const ofMembers = (namespace: string): boolean => !OF_DESKS.test(namespace);

/** Texts of Italian, those of them that the language says, and the others. */
export interface Coverage {
  all: number;
  there: number;
  missing: readonly (readonly [namespace: string, key: string])[];
}

/** Of these namespaces. What only Italian grammar needs counts for nobody. */
export function coverageOf(
  read: ReadWords,
  language: string,
  namespaces: readonly string[],
): Coverage {
  const wanted = namespaces.flatMap((namespace) =>
    flatTexts(read('it', namespace) ?? {})
      .map(([key]) => [namespace, key] as const)
      .filter(([, key]) => namespace !== 'grammar' || !key.includes('_')),
  );
  const said = new Set(
    namespaces.flatMap((namespace) =>
      flatTexts(ownAndShared(read, language, namespace) ?? {}).map(
        ([key]) => `${namespace}:${key}`,
      ),
    ),
  );
  const missing = wanted.filter(([namespace, key]) => !said.has(`${namespace}:${key}`));
  return { all: wanted.length, there: wanted.length - missing.length, missing };
}
