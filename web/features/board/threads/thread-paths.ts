/** The addresses of conversations that carry something. */
import { paths } from '#web/paths.ts';

/** The page of a conversation. */
export function threadPath(id: number): string {
  return `${paths.messages}/${id}`;
}
