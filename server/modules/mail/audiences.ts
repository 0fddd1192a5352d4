/** Who is told (law L11): from the news of one kind to the people, many news in one statement. */
import type { Queryable } from '#server/platform/database.ts';
import { readAdministrators, readSides } from './sql.ts';

/** One thing to tell. */
export interface News<Payload> {
  id: number;
  payload: Payload;
}

/** One person to tell it to. */
export interface Recipient {
  newsId: number;
  personId: number;
}

/** Finds the people for each of the news. */
export type Audience<Payload> = (
  queryable: Queryable,
  news: News<Payload>[],
) => Promise<Recipient[]>;

/** The person whom it is about. */
export const thePerson: Audience<{ personId: number }> = async (_, news) =>
  news.map(({ id, payload }) => ({ newsId: id, personId: payload.personId }));

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

/** Who is asked to confirm the exchange. */
export const debtor = ofExchange<{ exchangeId: number }>(({ debtor_id }) => [debtor_id]);

/** Creditor and debtor, except who took the decision. */
export const whoDidNotDecide = ofExchange<{ exchangeId: number; actorId: number }>(
  ({ creditor_id, debtor_id }, { actorId }) =>
    [creditor_id, debtor_id].filter((personId) => personId !== actorId),
);

/** Creditor and debtor. */
export const bothSides = ofExchange<{ exchangeId: number }>(({ creditor_id, debtor_id }) => [
  creditor_id,
  debtor_id,
]);

interface Sides {
  creditor_id: number;
  debtor_id: number;
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
