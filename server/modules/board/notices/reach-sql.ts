/** SQL of what a person gives of how they are reached, where a notice or an answer does not say. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { ContactMode } from '#contract/board/notices.ts';
import type { Params } from '#server/platform/statements.ts';

/** `person` gives their number: who wants to be called does, who is reached through the desk does not. */
export const givesPhone = sql<boolean>`(
  person.contact = 'phone' or (person.contact = 'portal' and person.gives_phone))`;

/** `person` gives their address. */
export const givesEmail = sql<boolean>`(person.contact <> 'desk' and person.gives_email)`;

/**
 * The number of a person; a body without one is reached through the desk of its bank (specification §51).
 * @param person the name of their row of `person`
 */
export const phoneOf = (person: string, deskPhone: Expression<string>) => sql<string | null>`
  coalesce(${sql.ref(`${person}.phone`)},
    case when ${sql.ref(`${person}.kind`)} = 'body' then nullif(${deskPhone}, '') end)`;

/** How one gets in touch about a notice; null where its form does not say. */
export interface SaidReach {
  contact: ContactMode | null;
  givesPhone: boolean | null;
  givesEmail: boolean | null;
}

/** How one gets in touch: as the form says, else as the author has said for all. */
export const reachOf = (p: Params<SaidReach & { personId: number }>) => {
  const said = <Value>(value: RawBuilder<Value>) =>
    sql<Value>`(select ${value} from person where person.id = ${p.personId})`;
  return {
    contact: sql<ContactMode>`coalesce(${p.contact}::text, ${said(sql`person.contact`)})`,
    gives_phone: sql<boolean>`coalesce(${p.givesPhone}::boolean, ${said(givesPhone)})`,
    gives_email: sql<boolean>`coalesce(${p.givesEmail}::boolean, ${said(givesEmail)})`,
  };
};

/** As the form says, else as the notice has it. */
export const reachKept = (p: Params<SaidReach>) => ({
  contact: sql<ContactMode>`coalesce(${p.contact}::text, contact)`,
  gives_phone: sql<boolean>`coalesce(${p.givesPhone}::boolean, gives_phone)`,
  gives_email: sql<boolean>`coalesce(${p.givesEmail}::boolean, gives_email)`,
});
