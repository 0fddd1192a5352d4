/** SQL of for how many people a request is (specification §51). */
import { sql } from 'kysely';
import type { Params } from '#server/platform/statements.ts';

interface SaidPlaces {
  /** Null: one, or as it is. */
  places: number | null;
}

/** As the form says, else one. */
export const placesOf = (p: Params<SaidPlaces>) => sql<number>`coalesce(${p.places}::integer, 1)`;

/** As the form says, else as the notice has it. */
export const placesKept = (p: Params<SaidPlaces>) =>
  sql<number>`coalesce(${p.places}::integer, places)`;
