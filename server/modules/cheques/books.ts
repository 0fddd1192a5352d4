/** Booklets of cheques: giving one out, its sheet, closing it. */
import type { ChequeBook, ChequeSheet } from '#contract/cheques.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { lockActiveMembers } from '#server/modules/exchanges/sql.ts';
import { findMember } from '#server/modules/members/list-sql.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { newChequeCodes } from './codes.ts';
import { listBlank, listBooks, listChequesOf } from './list-sql.ts';
import { ownerName, presentBook, presentLine } from './present.ts';
import { daysAllowedBy } from './reading.ts';
import { closeBook, insertChequeBook, lockChequeBook } from './sql.ts';

/**
 * Gives a member of the administrator's bank a booklet of so many cheques.
 * @throws Refusal `not-found` when it is no active member
 */
export async function issueBook(
  deps: Deps,
  admin: SignedInMember,
  { personId, count, locale }: { personId: number; count: number; locale: Locale },
): Promise<ChequeBook> {
  const { bankId } = admin;
  const now = deps.clock.now();
  const id = await deps.database.transaction(async (transaction) => {
    const members = { personIds: [personId], bankIds: [bankId] };
    const [member] = await transaction.rows(lockActiveMembers, members);
    if (!member) throw new Refusal('not-found');
    const codes = newChequeCodes(count);
    const values = { bankId, personId, count, codes, by: admin.personId, now };
    const book = await transaction.first(insertChequeBook, values);
    await audit(transaction, now, 'cheque-book-issued', {
      actorId: admin.personId,
      personId,
      bankId,
    });
    return book?.id;
  });
  const books = await readBooks(deps, admin, personId, locale);
  const book = books.find((one) => one.id === id);
  if (!book) throw new Error('a booklet that was made can be read');
  return book;
}

/**
 * The booklets of a person in the administrator's bank, the latest first; also of one who has left.
 * @throws Refusal `not-found` for somebody who is no member and never had one
 */
export async function readBooks(
  { database, clock }: Deps,
  { bankId }: SignedInMember,
  personId: number,
  locale: Locale,
): Promise<ChequeBook[]> {
  const books = await database.rows(listBooks, { personId, bankId });
  if (books.length === 0 && !(await database.first(findMember, { id: personId, bankId }))) {
    throw new Refusal('not-found');
  }
  const bookIds = books.map(({ id }) => id);
  const cheques = await database.rows(listChequesOf(locale), { bookIds });
  return books.map((book) => {
    const own = cheques.filter((cheque) => cheque.book_id === book.id);
    return presentBook(
      book,
      own.map((cheque) => presentLine(cheque, clock.dayOf)),
      clock.dayOf,
    );
  });
}

/** What is printed of a booklet. @throws Refusal `not-found` */
export async function readSheet(
  { database, config }: Deps,
  { bankId }: SignedInMember,
  id: number,
): Promise<ChequeSheet> {
  const rows = await database.rows(listBlank, { id, bankId });
  const [first] = rows;
  if (!first) throw new Refusal('not-found');
  return {
    bankName: first.bank_name,
    ownerName: ownerName(first),
    ownerNumber: first.owner_number,
    daysAllowed: await daysAllowedBy(database, bankId),
    cheques: rows.flatMap(({ serial, code }) =>
      serial === null || code === null
        ? []
        : [{ serial, code, address: `${config.publicUrl}/a/${code}` }],
    ),
  };
}

/** Closes a booklet; its blank cheques become void. @throws Refusal `not-found`, `already-decided` */
export async function close(
  { database, clock }: Deps,
  admin: SignedInMember,
  id: number,
  reason: string,
): Promise<void> {
  const now = clock.now();
  const { bankId } = admin;
  await database.transaction(async (transaction) => {
    const book = await transaction.first(lockChequeBook, { id, bankId });
    if (!book) throw new Refusal('not-found');
    if (book.closed_at) throw new Refusal('already-decided');
    await transaction.count(closeBook, { id, by: admin.personId, reason, now });
    await audit(transaction, now, 'cheque-book-closed', {
      actorId: admin.personId,
      personId: book.person_id,
      bankId,
      detail: { firstSerial: book.first_serial, reason },
    });
  });
}
