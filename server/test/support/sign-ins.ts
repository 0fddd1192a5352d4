/** Signing in from anywhere: what stories about guessing need. */
import type { Answer } from './caller.ts';
import type { TestPortal } from './portal.ts';

/** A sign-in as it reaches the portal through a proxy, from that address. */
export function signInFrom(
  portal: TestPortal,
  ip: string,
  username: string,
  password: string,
): Promise<Answer> {
  return portal.visitor().send('POST', '/login', {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': ip },
    body: new URLSearchParams({ username, password }).toString(),
  });
}

/** How many answers came with each status. */
export function tally(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
