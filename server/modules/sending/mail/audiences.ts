/** The readers of letters (law L11): from the events of one kind to people, many events in one statement. */
import type { PortalAdmins } from '#server/modules/people/accounts/rules.ts';
import type { Queryable } from '#server/platform/database.ts';
import type { RowOf } from '#server/platform/statements.ts';
import {
  readAdministrators,
  readApplicants,
  readBatchPeople,
  readLinkAdministrators,
  readMembersOf,
  readPeople,
  readSides,
} from './sql.ts';

/** An event, as far as its readers depend on it. */
interface EventAbout<Payload> {
  id: number;
  payload: Payload;
}

/** One reader of it. */
export interface Recipient {
  eventId: number;
  personId: number;
  /** The recipient's address, when it is not the person's own. */
  address?: string;
}

/** Finds the readers of each event. */
export type Audience<Payload> = (
  queryable: Queryable,
  events: EventAbout<Payload>[],
  config: PortalAdmins,
) => Promise<Recipient[]>;

/** The person it is about. */
export const thePerson: Audience<{ personId: number }> = async (_, events) =>
  events.map(({ id, payload }) => ({ eventId: id, personId: payload.personId }));

/** Both people of a delegation: for whom, and who acts. */
export const bothOfDelegation: Audience<{ personId: number; delegateId: number }> = async (
  _,
  events,
) =>
  events.flatMap(({ id, payload: { personId, delegateId } }) =>
    [personId, delegateId].map((one) => ({ eventId: id, personId: one })),
  );

/** A newcomer, and who accompanies them. */
export const bothOfCompany: Audience<{ newcomerId: number; companionId: number }> = async (
  _,
  events,
) =>
  events.flatMap(({ id, payload: { newcomerId, companionId } }) =>
    [newcomerId, companionId].map((one) => ({ eventId: id, personId: one })),
  );

/** The person, at an address that the event names. */
export function atAddress<Field extends string>(
  field: Field,
): Audience<{ personId: number } & Record<Field, string>> {
  return async (_, events) =>
    events.map(({ id, payload }) => ({
      eventId: id,
      personId: payload.personId,
      address: payload[field],
    }));
}

/** The portal administrators, as far as they have registered and proven their address. */
export const portalAdministrators: Audience<object> = async (queryable, events, config) => {
  const people = await queryable.rows(readPeople, { emails: config.portalAdminEmails });
  return events.flatMap(({ id }) => people.map((person) => ({ eventId: id, personId: person.id })));
};

/** The person who applied for the bank. */
export const applicant: Audience<{ applicationId: number }> = async (queryable, events) =>
  (await applicantsOf(queryable, events)).map(({ eventId, applicant_id }) => ({
    eventId,
    personId: applicant_id,
  }));

/** The applicant, and the bank's own address unless it is the same. */
export const applicantAndBank: Audience<{ applicationId: number }> = async (queryable, events) =>
  (await applicantsOf(queryable, events)).flatMap((row) => {
    const person = { eventId: row.eventId, personId: row.applicant_id };
    return row.email === row.applicant_email ? person : [person, { ...person, address: row.email }];
  });

async function applicantsOf(queryable: Queryable, events: EventAbout<{ applicationId: number }>[]) {
  const applicationIds = events.map(({ payload }) => payload.applicationId);
  const rows = await queryable.rows(readApplicants, { applicationIds });
  return events.flatMap(({ id, payload }) =>
    rows.filter((row) => row.id === payload.applicationId).map((row) => ({ ...row, eventId: id })),
  );
}

/** Every active administrator of the bank. */
export const bankAdministrators = ofBank(readAdministrators);

/** Every active member of the bank. */
export const bankMembers = ofBank(readMembersOf);

function ofBank(
  read: typeof readAdministrators | typeof readMembersOf,
): Audience<{ bankId: number }> {
  return async (queryable, events) => {
    const bankIds = events.map(({ payload }) => payload.bankId);
    const rows = await queryable.rows(read, { bankIds });
    return events.flatMap(({ id, payload }) =>
      rows
        .filter((row) => row.bank_id === payload.bankId)
        .map((row) => ({ eventId: id, personId: row.person_id })),
    );
  };
}

/** The administrators of the bank that is asked for a link. */
export const linkAsked = ofLink({ isAsked: true });

/** The administrators of the bank that asked for a link. */
export const linkAsking = ofLink({ isAsked: false });

function ofLink({ isAsked }: { isAsked: boolean }): Audience<{ linkId: number }> {
  return async (queryable, events) => {
    const linkIds = events.map(({ payload }) => payload.linkId);
    const rows = await queryable.rows(readLinkAdministrators, { linkIds });
    return events.flatMap(({ id, payload }) =>
      rows
        .filter((row) => row.id === payload.linkId && row.is_asked === isAsked)
        .map((row) => ({ eventId: id, personId: row.person_id })),
    );
  };
}

/** The administrator who asked for many exchanges at once. */
export const whoAsked = ofBatch(({ admin_id }) => admin_id);

/** The administrator who undid a batch. */
export const whoUndid = ofBatch(({ undo_by }) => undo_by);

/** The single person on the other side of many exchanges. */
export const singlePersonOfBatch = ofBatch(({ one_person_id }) => one_person_id);

/** The same, unless they undid the batch themselves. */
export const singlePersonUndone = ofBatch(({ one_person_id, undo_by }) =>
  one_person_id === undo_by ? null : one_person_id,
);

type BatchPeople = RowOf<typeof readBatchPeople>;

function ofBatch(choose: (batch: BatchPeople) => number | null): Audience<{ batchId: number }> {
  return async (queryable, events) => {
    const batchIds = events.map(({ payload }) => payload.batchId);
    const rows = await queryable.rows(readBatchPeople, { batchIds });
    const batches = new Map(rows.map((row) => [row.id, row]));
    return events.flatMap(({ id, payload }) => {
      const batch = batches.get(payload.batchId);
      const personId = batch ? choose(batch) : null;
      return personId === null ? [] : [{ eventId: id, personId }];
    });
  };
}

/** The person who is asked to confirm; the single person of a batch gets its summary instead. */
export const debtor = ofExchange<{ exchangeId: number; batchId?: number }>((sides, payload) =>
  [sides.debtor_id].filter((id) => id !== summaryReader(sides, payload)),
);

interface Decided {
  exchangeId: number;
  actorId: number;
  batchId?: number;
}

/** Creditor and debtor, except the person who decided and the person who gets a batch's summary. */
export const whoDidNotDecide = ofExchange<Decided>(othersOf);

/** Creditor and debtor; the administrator who undid a batch as a whole gets its summary instead. */
export const bothSides = ofExchange<Decided>((sides, payload) =>
  payload.batchId === undefined ? [sides.creditor_id, sides.debtor_id] : othersOf(sides, payload),
);

function othersOf(sides: Sides, payload: Decided): number[] {
  return [sides.creditor_id, sides.debtor_id].filter(
    (id) => id !== payload.actorId && id !== summaryReader(sides, payload),
  );
}

/** The single person of a batch, while it is made or undone as a whole. */
function summaryReader(sides: Sides, { batchId }: { batchId?: number }): number | null {
  return batchId === undefined ? null : sides.one_person_id;
}

interface Sides {
  creditor_id: number;
  debtor_id: number;
  /** Of the batch it was made in, if any. */
  one_person_id: number | null;
}

function ofExchange<Payload extends { exchangeId: number }>(
  choose: (sides: Sides, payload: Payload) => number[],
): Audience<Payload> {
  return async (queryable, events) => {
    const exchangeIds = events.map(({ payload }) => payload.exchangeId);
    const rows = await queryable.rows(readSides, { exchangeIds });
    const sidesOf = new Map(rows.map((row) => [row.id, row]));
    return events.flatMap(({ id, payload }) => {
      const sides = sidesOf.get(payload.exchangeId);
      return sides ? choose(sides, payload).map((personId) => ({ eventId: id, personId })) : [];
    });
  };
}
