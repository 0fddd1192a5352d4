/** The addresses of appointments that carry something. */
import { paths } from '#web/paths.ts';

/** The page of appointments, with one of them first. */
export function arrangementPath(id: number): string {
  return `${paths.appointments}/${id}`;
}

/** The form of another proposal. */
export function changePlanPath(id: number): string {
  return `${paths.appointments}/${id}/edit`;
}
