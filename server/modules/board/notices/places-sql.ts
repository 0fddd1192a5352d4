/** SQL of for how many people a request is (specification §51). */
import { type RawBuilder, sql } from 'kysely';
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

/** For how many people a notice is, and how many of them have been told yes. */
export interface PlacesRow {
  places: number;
  /** Of more places than one. */
  places_taken: number;
}

export const placesColumns: RawBuilder<unknown> = sql`
  notice.places, case when notice.places > 1 then places_taken(notice.id) else 0 end as places_taken`;
