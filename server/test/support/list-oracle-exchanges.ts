/** What the lists of exchanges and activities should say, from the bare tables. */
import { nameIn } from '#contract/board/activities.ts';
import { EXCHANGE_SORTS } from '#contract/hours/exchange-lists.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import {
  type ExchangeRow,
  fold,
  type ListQuery,
  must,
  type Oracle,
  type OracleRow,
  showDay,
  type Tables,
} from './list-oracle.ts';

type Side = 'creditor' | 'debtor';

function namesIn(tables: Tables, row: ExchangeRow) {
  const person = (id: number) => must(tables.people.get(id));
  const full = ({ name, surname }: { name: string; surname: string }) => `${surname} ${name}`;
  const called = ({ name, surname }: { name: string; surname: string }) => `${name} ${surname}`;
  const key = (who: { name: string; surname: string }) => fold(`${full(who)} ${who.surname}`);
  const creditor = person(row.creditor_id);
  const debtor = person(row.debtor_id);
  const creator = person(row.created_by);
  const service = must(tables.activities.find(({ id }) => id === row.activity_id)).names.it;
  const bankFromName = must(tables.banks.get(row.creditor_bank_id)).name;
  const bankToName = must(tables.banks.get(row.debtor_bank_id)).name;
  return {
    shown: {
      userFromFullName: full(creditor),
      userToFullName: full(debtor),
      userFromDisplayName: called(creditor),
      userToDisplayName: called(debtor),
      activity: service,
      creator: full(creator),
      bankFromName,
      bankToName,
    },
    keys: {
      userFromFullName: key(creditor),
      userToFullName: key(debtor),
      creator: key(creator),
      bankFromName: fold(bankFromName),
      bankToName: fold(bankToName),
      // A character before all others parts the two.
      description: `${fold(service)}\0${fold(row.note)}`,
    },
    searched: [key(creditor), key(debtor), fold(row.note)],
  };
}

interface Viewing {
  /** Whose list, and what stands there without `status`. */
  of: 'member' | 'bank';
  side?: Side;
  usualState: string;
  /** Whether each says what the reader may do. */
  decides?: true;
}

/** Which sides of an exchange are the reader's. */
function ownSides(tables: Tables, of: Viewing['of'], row: ExchangeRow): Side[] {
  const { person, bank } = tables.portal.world;
  const isOwn = (personId: number, bankId: number) =>
    bankId === bank.bergamo && (of === 'bank' || personId === person.marco);
  return [
    ...(isOwn(row.creditor_id, row.creditor_bank_id) ? (['creditor'] as const) : []),
    ...(isOwn(row.debtor_id, row.debtor_bank_id) ? (['debtor'] as const) : []),
  ];
}

const includes = (ids: number[] | undefined, id: number) => ids === undefined || ids.includes(id);

/** A batch of another bank has nothing to show. */
function isInBatch({ batches, portal }: Tables, id: number | undefined, row: ExchangeRow): boolean {
  if (id === undefined) return true;
  const { bank_id, exchange_ids } = must(batches.get(id));
  return bank_id === portal.world.bank.bergamo && exchange_ids.includes(row.id);
}

/** On whichever side. */
function isOfPeople(ids: number[] | undefined, { creditor_id, debtor_id }: ExchangeRow): boolean {
  return ids === undefined || ids.includes(creditor_id) || ids.includes(debtor_id);
}

/** That bank is on one side; the own one is meant on both. */
function isWithBank(other: number | undefined, own: number, row: ExchangeRow): boolean {
  if (other === undefined) return true;
  const banks = [row.creditor_bank_id, row.debtor_bank_id];
  return other === own ? banks.every((id) => id === own) : banks.includes(other);
}

const exchanges =
  ({ of, side, usualState, decides }: Viewing) =>
  (tables: Tables): OracleRow[] =>
    tables.exchanges.map((row) => {
      const sides = ownSides(tables, of, row);
      const { shown, keys, searched } = namesIn(tables, row);
      const { person, bank } = tables.portal.world;
      const reader = of === 'bank' ? person.giulia : person.marco;
      const isSigned = of === 'member' && !decides;
      const hours = row.minutes / 60;
      const signed = row.creditor_id === reader ? hours : -hours;
      const mayConfirm =
        row.creditor_id !== reader &&
        (of === 'bank' ? row.debtor_bank_id === bank.bergamo : row.debtor_id === reader);
      return {
        id: row.id,
        item: {
          ...shown,
          id: row.id,
          dateOfTransaction: showDay(row.performed_on),
          userFromId: row.creditor_id,
          userToId: row.debtor_id,
          note: row.note,
          status: row.state,
          quantityOfHours: isSigned ? signed : hours,
          ...(decides ? { canConfirm: mayConfirm, canCancel: true } : {}),
        },
        keys: {
          ...keys,
          id: row.id,
          dateOfTransaction: row.performed_on,
          note: fold(row.note),
          createdAt: row.created_at.getTime(),
          quantityOfHours: of === 'member' ? signed : hours,
        },
        matches: (query: ListQuery) => {
          const { q = '', from = '', to = '9999', status = usualState } = query;
          const wanted = query.side ?? side;
          return (
            (wanted === undefined ? sides.length > 0 : sides.some((own) => own === wanted)) &&
            (status === 'all' || row.state === status) &&
            row.performed_on >= from &&
            row.performed_on <= to &&
            isInBatch(tables, query.batch, row) &&
            includes(query.userFromIds, row.creditor_id) &&
            includes(query.userToIds, row.debtor_id) &&
            isOfPeople(query.personIds, row) &&
            isWithBank(query.otherBank, bank.bergamo, row) &&
            (String(row.id) === q || searched.some((text) => text.includes(fold(q))))
          );
        },
      };
    });

const activities =
  (locale: Locale) =>
  (tables: Tables): OracleRow[] =>
    tables.activities.map((row) => {
      const type = nameIn(row.names, locale);
      return {
        id: row.id,
        item: { id: row.id, type },
        keys: { group: row.place, type: fold(type), id: row.id },
        matches: ({ q = '' }) => fold(type).includes(fold(q)),
      };
    });

const FILTERS = ['q', 'from', 'to', 'userFromIds', 'userToIds', 'countTo'] as const;
const byDay = {
  usual: '-dateOfTransaction',
  ties: 'with the order',
  sorts: EXCHANGE_SORTS,
} as const;

const own = (name: string, path: string, side?: Side): Oracle => ({
  name,
  path: () => path,
  reader: 'marco',
  ...byDay,
  filters: [...FILTERS, 'status'],
  rows: exchanges({ of: 'member', usualState: 'confirmed', ...(side ? { side } : {}) }),
});

/** Every list of exchanges. */
export const EXCHANGE_LISTS: Oracle[] = [
  own('own exchanges', '/users/transactions'),
  own('given', '/users/transactions/creditor', 'creditor'),
  own('received', '/users/transactions/debtor', 'debtor'),
  {
    name: 'own pending',
    path: () => '/users/transactions/pending',
    reader: 'marco',
    ...byDay,
    filters: [...FILTERS, 'side'],
    rows: exchanges({ of: 'member', usualState: 'pending', decides: true }),
  },
  {
    name: 'bank exchanges',
    path: () => '/admin/transactions',
    reader: 'giulia',
    ...byDay,
    filters: [...FILTERS, 'status', 'batch', 'personIds', 'otherBank'],
    rows: exchanges({ of: 'bank', usualState: 'confirmed' }),
  },
  {
    name: 'bank pending',
    path: () => '/admin/transactions/pending',
    reader: 'giulia',
    ...byDay,
    filters: [...FILTERS, 'batch', 'personIds', 'otherBank'],
    rows: exchanges({ of: 'bank', usualState: 'pending', decides: true }),
  },
];

/** The kinds of service, in each language. */
export const ACTIVITY_LISTS = LOCALES.map(
  (language): Oracle => ({
    name: `activities in ${language}`,
    path: () => '/users/activities',
    reader: 'marco',
    language,
    usual: 'group',
    ties: 'rising',
    sorts: ['type', 'id'],
    filters: ['q'],
    rows: activities(language),
  }),
);
