/**
 * What this tab itself has just done to exchanges: the live update about it is not news here, and
 * nothing is asked again. Another tab of the same person has its own memory, and does ask.
 */
import type { Exchange, LiveUpdate } from '#contract/hours/exchanges.ts';

/** The state that each exchange changed here is known to have. */
const known = new Map<number, Exchange['status']>();

/** Remembers the state an exchange was brought to here. */
export function noteOwnChange<Changed extends Pick<Exchange, 'id' | 'status'>>(
  exchange: Changed,
): Changed {
  known.set(exchange.id, exchange.status);
  return exchange;
}

/** Whether an update says anything that is not known here. What others change is forgotten. */
export function isNews({ exchanges }: LiveUpdate): boolean {
  const others = exchanges.filter(({ id, status }) => known.get(id) !== status);
  for (const { id } of others) known.delete(id);
  return exchanges.length === 0 || others.length > 0;
}
