/** Saying something once an hour about each of many, however often it happens. */
import { minutesAfter } from '#contract/time.ts';
import type { Clock } from './clock.ts';

/** So many are remembered before those of an hour ago are forgotten. */
const REMEMBERED = 1_000;

/** @returns whether it is time to say something about one */
export function onceAnHour(clock: Clock): (about: string) => boolean {
  const saidAt = new Map<string, Date>();
  return (about) => {
    const now = clock.now();
    const hourAgo = minutesAfter(now, -60);
    const last = saidAt.get(about);
    if (last && last > hourAgo) return false;
    if (saidAt.size >= REMEMBERED) {
      for (const [other, at] of saidAt) if (at <= hourAgo) saidAt.delete(other);
    }
    saidAt.set(about, now);
    return true;
  };
}
