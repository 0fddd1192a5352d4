/** How an archive writes things down: people by references, tables for people as CSV. */
import { NAME_MAX } from '#contract/limits.ts';
import { personName } from '#contract/person-name.ts';
import { ARCHIVED_OF_LEFT } from '#server/modules/people/accounts/person-columns.ts';
import { looksLikeFormula } from '#server/platform/spreadsheet/formula.ts';
import type { ArchivedExchange, Outsider } from './sql.ts';

/** The first line of every archive's manifest. */
export const FORMAT = 'time-bank-archive';
export const VERSION = 1;

/** A person of the bank. */
export const referenceTo = (personId: number) => String(personId);

/** The same within the bank they are of: people of friend banks come along because their exchanges do. */
export function sideReference(personId: number, itsBankId: number, bankId: number): string {
  return itsBankId === bankId ? referenceTo(personId) : `${personId}@${itsBankId}`;
}

/** A person of a friend bank: a name, with that of the bank, and nothing else. */
export function outsiderLine(outsider: Outsider, bankId: number, createdAt: unknown) {
  const bank = ` (${outsider.bank_name})`;
  // A fund has no name but its surname.
  const [name = '', surname = ''] = outsider.name
    ? [outsider.name, outsider.surname]
    : outsider.surname.split(/ (.*)/);
  return {
    ref: sideReference(outsider.person_id, outsider.bank_id, bankId),
    name,
    surname: surname.slice(0, Math.max(1, NAME_MAX - bank.length)) + bank.slice(0, NAME_MAX - 1),
    ...ARCHIVED_OF_LEFT,
    sex: 'n',
    pref_locale: 'it',
    kind: 'human',
    created_at: createdAt,
    may_be_asked: true,
    show_done: false,
    welcomes: false,
    contact: 'portal',
    gives_phone: true,
    gives_email: true,
  };
}

/** The two sides by their names. */
export function namesOf(exchange: ArchivedExchange) {
  const nameOf = (side: 'creditor' | 'debtor') =>
    personName({ name: exchange[`${side}_name`], surname: exchange[`${side}_surname`] });
  return [nameOf('creditor'), nameOf('debtor')];
}

/** A line of a CSV file as spreadsheets in Europe read it; no cell can begin a formula. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = looksLikeFormula(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Ids within the detail of a history entry mean nothing at another portal. */
export function withoutIds(detail: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(Object(detail)).filter(([key]) => !/Ids?$/.test(key)));
}
