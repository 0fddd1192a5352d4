/** Who is told (law L11): from the news of one kind to the people, many news in one statement. */
import type { Queryable } from '#server/platform/database.ts';
import {
  readAdministrators,
  readApplicants,
  readAskers,
  readLinkAdministrators,
  readPeople,
  readSides,
} from './sql.ts';

/** One thing to tell. */
export interface News<Payload> {
  id: number;
  payload: Payload;
}

/** One person to tell it to. */
export interface Recipient {
  newsId: number;
  personId: number;
  /** Where to, when it is not the person's own address. */
  address?: string;
}

/** What of the configuration decides whom to tell. */
export interface PortalAdmins {
  portalAdminEmails: string[];
}

/** Finds the people for each of the news. */
export type Audience<Payload> = (
  queryable: Queryable,
  news: News<Payload>[],
  config: PortalAdmins,
) => Promise<Recipient[]>;

/** The person whom it is about. */
export const thePerson: Audience<{ personId: number }> = async (_, news) =>
  news.map(({ id, payload }) => ({ newsId: id, personId: payload.personId }));

/** The person, at the address that was theirs until now. */
export const theirOldAddress: Audience<{ personId: number; oldEmail: string }> = async (_, news) =>
  news.map(({ id, payload }) => ({
    newsId: id,
    personId: payload.personId,
    address: payload.oldEmail,
  }));

/** The portal administrators, as far as they have registered. */
export const portalAdministrators: Audience<object> = async (queryable, news, config) => {
  const people = await queryable.rows(readPeople, { emails: config.portalAdminEmails });
  return news.flatMap(({ id }) => people.map((person) => ({ newsId: id, personId: person.id })));
};

/** Who applied for the bank. */
export const applicant: Audience<{ applicationId: number }> = async (queryable, news) =>
  (await applicantsOf(queryable, news)).map(({ newsId, applicant_id }) => ({
    newsId,
    personId: applicant_id,
  }));

/** Who applied for the bank, and the bank's own address unless it is the same. */
export const applicantAndBank: Audience<{ applicationId: number }> = async (queryable, news) =>
  (await applicantsOf(queryable, news)).flatMap((row) => {
    const person = { newsId: row.newsId, personId: row.applicant_id };
    return row.email === row.applicant_email ? person : [person, { ...person, address: row.email }];
  });

async function applicantsOf(queryable: Queryable, news: News<{ applicationId: number }>[]) {
  const applicationIds = news.map(({ payload }) => payload.applicationId);
  const rows = await queryable.rows(readApplicants, { applicationIds });
  return news.flatMap(({ id, payload }) =>
    rows.filter((row) => row.id === payload.applicationId).map((row) => ({ ...row, newsId: id })),
  );
}

/** Every active administrator of the bank. */
export const bankAdministrators: Audience<{ bankId: number }> = async (queryable, news) => {
  const bankIds = news.map(({ payload }) => payload.bankId);
  const rows = await queryable.rows(readAdministrators, { bankIds });
  return news.flatMap(({ id, payload }) =>
    rows
      .filter((row) => row.bank_id === payload.bankId)
      .map((row) => ({ newsId: id, personId: row.person_id })),
  );
};

/** The administrators of the bank that is asked for a link. */
export const linkAsked = ofLink('asked');

/** The administrators of the bank that asked for a link. */
export const linkAsking = ofLink('asking');

function ofLink(side: 'asked' | 'asking'): Audience<{ linkId: number }> {
  return async (queryable, news) => {
    const linkIds = news.map(({ payload }) => payload.linkId);
    const rows = await queryable.rows(readLinkAdministrators, { linkIds });
    return news.flatMap(({ id, payload }) =>
      rows
        .filter((row) => row.id === payload.linkId && row.side === side)
        .map((row) => ({ newsId: id, personId: row.person_id })),
    );
  };
}

/** The administrator who asked for many exchanges at once. */
export const whoAsked: Audience<{ batchId: number }> = async (queryable, news) => {
  const batchIds = news.map(({ payload }) => payload.batchId);
  const rows = await queryable.rows(readAskers, { batchIds });
  return news.flatMap(({ id, payload }) =>
    rows
      .filter((row) => row.id === payload.batchId)
      .map((row) => ({ newsId: id, personId: row.admin_id })),
  );
};

/** Who alone is one side of many exchanges. */
export const theOneOfBatch: Audience<{ batchId: number }> = async (queryable, news) => {
  const batchIds = news.map(({ payload }) => payload.batchId);
  const rows = await queryable.rows(readAskers, { batchIds });
  return news.flatMap(({ id, payload }) =>
    rows.flatMap(({ id: batchId, one_person_id: personId }) =>
      batchId === payload.batchId && personId !== null ? { newsId: id, personId } : [],
    ),
  );
};

/** Who is asked to confirm the exchange, but for one who is told of all of a batch at once. */
export const debtor = ofExchange<{ exchangeId: number }>(({ debtor_id, one_person_id }) =>
  debtor_id === one_person_id ? [] : [debtor_id],
);

/**
 * Creditor and debtor, except who took the decision, and except one who is told of all of a batch
 * at once when its own administrator decided.
 */
export const whoDidNotDecide = ofExchange<{ exchangeId: number; actorId: number }>(
  ({ creditor_id, debtor_id, admin_id, one_person_id }, { actorId }) => {
    const toldOnce = actorId === admin_id ? one_person_id : null;
    return [creditor_id, debtor_id].filter((id) => id !== actorId && id !== toldOnce);
  },
);

/** Creditor and debtor. */
export const bothSides = ofExchange<{ exchangeId: number }>(({ creditor_id, debtor_id }) => [
  creditor_id,
  debtor_id,
]);

interface Sides {
  creditor_id: number;
  debtor_id: number;
  /** Of the batch it was made in, if any. */
  admin_id: number | null;
  one_person_id: number | null;
}

function ofExchange<Payload extends { exchangeId: number }>(
  choose: (sides: Sides, payload: Payload) => number[],
): Audience<Payload> {
  return async (queryable, news) => {
    const exchangeIds = news.map(({ payload }) => payload.exchangeId);
    const rows = await queryable.rows(readSides, { exchangeIds });
    const sidesOf = new Map(rows.map((row) => [row.id, row]));
    return news.flatMap(({ id, payload }) => {
      const sides = sidesOf.get(payload.exchangeId);
      return sides ? choose(sides, payload).map((personId) => ({ newsId: id, personId })) : [];
    });
  };
}
