/** Booklets and cheques beside the browser. */
import type { Cheque, ChequeBook } from '#contract/paper/cheques.ts';
import { atTheDesk } from './desk.ts';
import { marcoAndAnna } from './member.ts';
import type { TestPortal } from './portal.ts';

/** Anna gets a new booklet of ten at the desk. @returns the two people, and its codes */
export async function bookletForAnna(portal: TestPortal) {
  const { marco, anna } = await marcoAndAnna(portal);
  const { say } = await atTheDesk(portal);
  const book: ChequeBook = await say('POST', '/admin/cheque-books', {
    personId: anna.id,
    count: 10,
  });
  return {
    ...{ marco, anna, book },
    codes: book.cheques.map(({ code }) => code),
    cheque: (code: string): Promise<Cheque> => say('GET', `/admin/cheques/${code}`),
    /** The desk books one for an hour of Marco's today. */
    books: (code: string, day: string) =>
      say('POST', `/admin/cheques/${code}/book`, {
        userFrom: marco.id,
        activity: 1,
        dateOfTransaction: day,
        quantityOfHours: 1,
      }),
  };
}
