/** Which queries are about one person. */
import type { Query } from '@tanstack/react-query';

/** Whether the key of a query names them: by itself, or as the `id` in the path of a call. */
export function isAbout({ queryKey }: Pick<Query, 'queryKey'>, id: number): boolean {
  return queryKey.some((part) => part === id || idInPath(part) === id);
}

function idInPath(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('params' in part)) return undefined;
  const { params } = part;
  return typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
}
