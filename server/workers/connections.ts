/** How many connections to the database each process of a portal may open. */
import type { Role } from './messages.ts';

/** A portal of one process has as many. */
const MOST = 20;
/** Fewer would make the requests of a process wait for each other. */
const LEAST = 4;
/** Of all that serve together; PostgreSQL allows 100 where nobody has said otherwise. */
const SERVING = 48;

/** @param serving how many processes answer requests */
export function connectionsOf(role: Role, serving: number): number {
  if (role === 'background') return MOST;
  return Math.max(LEAST, Math.min(MOST, Math.floor(SERVING / serving)));
}
