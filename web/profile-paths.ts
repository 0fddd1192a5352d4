/** The pages of one's own profile; apart from the other addresses, for the first pages do without. */
import { paths } from './paths.ts';

export const PROFILE_PARTS = [
  ...(['photo', 'skills', 'contact', 'letters', 'trust', 'register', 'display'] as const),
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** One page of the reader's own profile. */
export function profilePath<Part extends ProfilePart>(part: Part) {
  return `${paths.profile}/${part}` as const;
}
