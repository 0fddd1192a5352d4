/** SQL of what somebody is called where the given name alone stands. */
import { sql } from 'kysely';

/** The given name, or that of a body, which has but one. @param person the name of their row of `person` */
export const firstName = (person: string) =>
  sql<string>`coalesce(nullif(${sql.ref(`${person}.name`)}, ''), ${sql.ref(`${person}.surname`)})`;
