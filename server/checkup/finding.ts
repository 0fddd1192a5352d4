/** What a look at one part of a portal found: for the start, which says what is not fine, and for `doctor`. */
import type { HealthState } from '#contract/portal/health.ts';

export interface Finding {
  /** `watch`: works, and is probably not meant; `broken`: does not work. */
  state: HealthState;
  /** The part, in one or two words. */
  about: string;
  /** One sentence, with what to do. */
  says: string;
}

/** The part of the portal that a look is about, for its three answers. */
export function findingsAbout(about: string) {
  const of =
    (state: Finding['state']) =>
    (says: string): Finding => ({ state, about, says });
  return { fine: of('fine'), watch: of('watch'), broken: of('broken') };
}
