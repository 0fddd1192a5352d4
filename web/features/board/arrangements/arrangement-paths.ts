/** The addresses of appointments that carry something. */
import { paths } from '#web/paths.ts';

/** The form of another proposal. */
export function changePlanPath(id: number): string {
  return `${paths.appointments}/${id}/edit`;
}
