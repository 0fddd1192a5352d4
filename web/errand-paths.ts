/** The pages of the steps of an errand; apart from the other addresses, for the first pages do without. */
import { paths } from './paths.ts';

/** The page of a notice. */
export function noticePath(id: number): string {
  return `${paths.board}/${id}`;
}

/** The page of appointments, with one of them first. */
export function arrangementPath(id: number): string {
  return `${paths.appointments}/${id}`;
}
