/** SQL of what a person gives of how they are reached, where a notice or an answer does not say. */
import { sql } from 'kysely';

/** `person` gives their number: who wants to be called does, who is reached through the desk does not. */
export const givesPhone = sql<boolean>`(
  person.contact = 'phone' or (person.contact = 'portal' and person.gives_phone))`;

/** `person` gives their address. */
export const givesEmail = sql<boolean>`(person.contact <> 'desk' and person.gives_email)`;
