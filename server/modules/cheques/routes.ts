/** The routes of cheques. */
import type { chequesEndpoints } from '#contract/endpoints/cheques.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { close, issueBook, readBooks, readSheet } from './books.ts';
import { readCheque, readGivenCheque, readGivers, readWaiting } from './reading.ts';
import { bookCheque, handInCheque } from './recording.ts';
import { keepCheque, voidCheque } from './setting-aside.ts';

export function chequeRoutes(deps: Deps): Pick<Handlers, keyof typeof chequesEndpoints> {
  return {
    issueChequeBook: ({ actor, body, locale }) => issueBook(deps, actor, { ...body, locale }),
    listChequeBooks: ({ actor, params, locale }) => readBooks(deps, actor, params.id, locale),
    readChequeSheet: ({ actor, params }) => readSheet(deps, actor, params.id),
    closeChequeBook: ({ actor, params, body }) => close(deps, actor, params.id, body.reason),
    listWaitingCheques: ({ actor, query, locale }) => readWaiting(deps, actor, query, locale),
    listChequeGivers: ({ actor, query, locale }) => readGivers(deps, actor, query, locale),
    readCheque: ({ actor, params, locale }) => readCheque(deps, actor, params.code, locale),
    bookCheque: ({ actor, params, body, locale }) =>
      bookCheque(deps, actor, { code: params.code, form: body, locale }),
    keepCheque: ({ actor, params, body }) => keepCheque(deps, actor, params.code, body.note),
    voidCheque: ({ actor, params, body }) => voidCheque(deps, actor, params.code, body.reason),
    readGivenCheque: ({ actor, params, locale }) =>
      readGivenCheque(deps, actor, params.code, locale),
    handInCheque: ({ actor, params, body, locale }) =>
      handInCheque(deps, actor, { code: params.code, form: body, locale }),
  };
}
