/** The routes of cheques. */
import type { chequesEndpoints } from '#contract/endpoints/paper/cheques.ts';
import type { ActionsOf } from '#server/call.ts';
import { close, issueBook, readBooks, readSheet } from './books.ts';
import { readCheque, readGivenCheque, readGivers, readWaiting } from './reading.ts';
import { bookCheque, handInCheque } from './recording.ts';
import { keepCheque, voidCheque } from './setting-aside.ts';

export const chequeRoutes = {
  issueChequeBook: issueBook,
  listChequeBooks: readBooks,
  readChequeSheet: readSheet,
  closeChequeBook: close,
  listWaitingCheques: readWaiting,
  listChequeGivers: readGivers,
  readCheque,
  bookCheque,
  keepCheque,
  voidCheque,
  readGivenCheque,
  handInCheque,
} satisfies ActionsOf<typeof chequesEndpoints>;
