/** Who the reader's counterpart in an exchange is. */
import type { Exchange } from '#contract/exchanges.ts';

/** The one of the two who is not the reader, first name first. */
export function otherName(exchange: Exchange, readerId: number): string {
  return exchange.userFromId === readerId
    ? exchange.userToDisplayName
    : exchange.userFromDisplayName;
}
