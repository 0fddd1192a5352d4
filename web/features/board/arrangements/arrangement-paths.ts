/** The addresses of appointments that carry something. */
import { arrangementPath } from '#web/errand-paths.ts';

/** The form of another proposal. */
export function changePlanPath(id: number): string {
  return `${arrangementPath(id)}/edit`;
}
