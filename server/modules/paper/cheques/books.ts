/** Booklets of cheques: giving one out, its sheet, closing it. */
import { randomBytes } from 'node:crypto';
import {
  CHEQUE_CODE_SIGNS,
  CHEQUE_SIGN_VALUES,
  chequeCodeOf,
} from '#contract/paper/cheque-code.ts';
import type { ChequeBook, ChequeSheet } from '#contract/paper/cheques.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { memberIn } from '#server/modules/people/members/reading.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { listBlank, listBooks, listChequesOf } from './list-sql.ts';
import { ownerName, presentBook, presentLine } from './present.ts';
import { daysAllowedBy } from './reading.ts';
import { closeBook, insertChequeBook, lockChequeBook } from './sql.ts';

/** Gives an active member of the administrator's bank a booklet of so many cheques. */
export async function issueBook(call: Call<'issueChequeBook'>): Promise<ChequeBook> {
  const { db, now, actor } = call;
  const { personId: by, bankId } = actor;
  const { personId, count } = call.body;
  const members = { personIds: [personId], bankIds: [bankId] };
  const [member] = await db.rows(lockActiveMembers, members);
  if (!member) throw new Refusal('not-found');
  const codes = newChequeCodes(count);
  const made = await db.first(insertChequeBook, { bankId, personId, count, codes, by, now });
  await audit(db, now, 'cheque-book-issued', { actorId: by, personId, bankId });
  const books = await booksOf(call, personId);
  const book = books.find((one) => one.id === made?.id);
  if (!book) throw new Error('a booklet that was made can be read');
  return book;
}

/** The booklets of a person in the administrator's bank, the latest first; also of one who has left. */
export const readBooks = (call: Call<'listChequeBooks'>) => booksOf(call, call.params.id);

/** @throws Refusal `not-found` for somebody who is no member and never had one */
async function booksOf(call: ReadCall, personId: number): Promise<ChequeBook[]> {
  const { db, clock, locale } = call;
  const { bankId } = call.actor;
  const books = await db.rows(listBooks, { personId, bankId });
  if (books.length === 0) await memberIn(db, bankId, personId);
  const bookIds = books.map(({ id }) => id);
  const cheques = await db.rows(listChequesOf(locale), { bookIds });
  return books.map((book) => {
    const own = cheques.filter((cheque) => cheque.book_id === book.id);
    return presentBook(
      book,
      own.map((cheque) => presentLine(cheque, clock.dayOf)),
      clock.dayOf,
    );
  });
}

/** What is printed of a booklet. */
export async function readSheet(call: Call<'readChequeSheet'>): Promise<ChequeSheet> {
  const { db, config } = call;
  const { bankId } = call.actor;
  const rows = await db.rows(listBlank, { id: call.params.id, bankId });
  const [first] = rows;
  if (!first) throw new Refusal('not-found');
  return {
    bankName: first.bank_name,
    ownerName: ownerName(first),
    ownerNumber: first.owner_number,
    daysAllowed: await daysAllowedBy(db, bankId),
    cheques: rows.flatMap(({ serial, code }) =>
      serial === null || code === null
        ? []
        : [{ serial, code, address: `${config.publicUrl}/a/${code}` }],
    ),
  };
}

/** Closes a booklet; its blank cheques become void. */
export async function close(call: Call<'closeChequeBook'>): Promise<void> {
  const { db, now, actor } = call;
  const { personId: by, bankId } = actor;
  const { id } = call.params;
  const { reason } = call.body;
  const book = await db.first(lockChequeBook, { id, bankId });
  if (!book) throw new Refusal('not-found');
  if (book.closed_at) throw new Refusal('already-decided');
  await db.count(closeBook, { id, by, reason, now });
  const detail = { firstSerial: book.first_serial, reason };
  const entry = { actorId: by, personId: book.person_id, bankId, detail };
  await audit(db, now, 'cheque-book-closed', entry);
}

/** So many different codes: random, so that nobody guesses the code of a cheque they do not have. */
function newChequeCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    codes.add(
      chequeCodeOf([...randomBytes(CHEQUE_CODE_SIGNS)].map((byte) => byte % CHEQUE_SIGN_VALUES)),
    );
  }
  return [...codes];
}
