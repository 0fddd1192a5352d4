/** Which queries are about one person. */
import type { Query } from '@tanstack/react-query';

/** Calls whose `id` in the path is that of a bank, which may be the number of a person too. */
const OF_BANKS: ReadonlySet<unknown> = new Set(['listMembers', 'listMemberNames']);

/** Whether the key of a query names them, as the `id` in the path of its call. */
export function isAbout({ queryKey: [name, input] }: Pick<Query, 'queryKey'>, id: number): boolean {
  return !OF_BANKS.has(name) && idInPath(input) === id;
}

function idInPath(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('params' in input)) return undefined;
  const { params } = input;
  return typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
}
