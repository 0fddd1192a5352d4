/** The ids the database gave, found again by what the demo calls things. */
import type { BankKey } from './banks.ts';
import { BANKS } from './banks.ts';

export interface DemoIds {
  bank(key: BankKey): number;
  person(email: string): number;
  /** @param position of the activity (migration 0004) */
  activity(position: number): number;
}

export function idsFrom(
  banks: readonly { id: number; name: string }[],
  people: readonly { id: number; email: string }[],
  activities: readonly { id: number; position: number }[],
): DemoIds {
  const bankIds = new Map(banks.map(({ id, name }) => [name, id]));
  const personIds = new Map(people.map(({ id, email }) => [email, id]));
  const activityIds = new Map(activities.map(({ id, position }) => [position, id]));
  return {
    bank: (key) => known(bankIds.get(BANKS[key].name), key),
    person: (email) => known(personIds.get(email), email),
    activity: (position) => known(activityIds.get(position), `activity ${position}`),
  };
}

function known(id: number | undefined, what: string): number {
  if (id === undefined) throw new Error(`the demo lacks ${what}`);
  return id;
}
