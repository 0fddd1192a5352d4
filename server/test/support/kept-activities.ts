/** The list of activities, as stories about keeping it look at it. */
import type { KeptActivity } from '#contract/board/activities.ts';
import type { Caller } from './caller.ts';

/** Every activity by its Italian name, the retired ones too. */
export async function keptActivities(portale: Caller): Promise<Map<string, KeptActivity>> {
  const { json } = await portale.get('/portal/activities');
  return new Map(
    json.flatMap(({ activities }) => activities).map((one) => [one.names.it ?? '', one]),
  );
}

/** The id of one by its Italian name. */
export async function activityId(portale: Caller, name: string): Promise<number> {
  const found = (await keptActivities(portale)).get(name);
  if (!found) throw new Error(`there is no activity ${name}`);
  return found.id;
}

/** What everybody may choose from, in Italian. */
export async function offeredNames(caller: Caller): Promise<string[]> {
  return (await caller.get('/users/activities?lang=it')).json.map(({ type }) => type);
}
