/** What the lists of banks should say, from the bare tables. */
import { fold, must, type Oracle, type OracleRow, showDay, type Tables } from './list-oracle.ts';

/** The bank on the other side of a link of Bergamo. */
function partnerOf(
  { portal }: Tables,
  link: { requester_bank_id: number; required_bank_id: number },
) {
  const { bergamo } = portal.world.bank;
  return link.requester_bank_id === bergamo ? link.required_bank_id : link.requester_bank_id;
}

const linksOf =
  (kind: 'friends' | 'to approve' | 'asked') =>
  (tables: Tables): OracleRow[] => {
    const { bergamo } = tables.portal.world.bank;
    const bank = (bankId: number) => ({ bankId, name: must(tables.banks.get(bankId)).name });
    const hours = (from: number, to: number) =>
      tables.exchanges
        .filter((row) => row.state === 'confirmed')
        .filter((row) => row.creditor_bank_id === from && row.debtor_bank_id === to)
        .reduce((sum, { minutes }) => sum + minutes, 0) / 60;
    const isOurs = {
      friends: [({ state }) => state === 'approved'],
      'to approve': [({ state, required_bank_id: id }) => state === 'requested' && id === bergamo],
      asked: [({ state, requester_bank_id: id }) => state === 'requested' && id === bergamo],
    } satisfies Record<string, [(link: Tables['links'][number]) => boolean]>;
    return tables.links.filter(isOurs[kind][0]).map((link) => {
      const at = link.decided_at ?? link.requested_at;
      const friend = partnerOf(tables, link);
      return {
        id: link.id,
        item: {
          id: link.id,
          bankRequired: bank(link.required_bank_id),
          bankRequester: bank(link.requester_bank_id),
          operationDate: showDay(at.toISOString().slice(0, 10)),
          ...(kind === 'friends'
            ? { hoursGiven: hours(bergamo, friend), hoursReceived: hours(friend, bergamo) }
            : {}),
        },
        keys: { operationDate: at.getTime() },
        matches: () => true,
      };
    });
  };

const banksOf =
  (kind: 'all' | 'to ask' | 'to exchange with') =>
  (tables: Tables): OracleRow[] => {
    const { bergamo } = tables.portal.world.bank;
    const withLink = (...states: string[]) =>
      tables.links
        .filter(({ state }) => states.includes(state))
        .map((link) => partnerOf(tables, link));
    const taken = withLink('approved', 'requested');
    const friends = withLink('approved');
    const isShown = {
      all: () => true,
      'to ask': (id: number) => id !== bergamo && !taken.includes(id),
      'to exchange with': (id: number) => id === bergamo || friends.includes(id),
    };
    return [...tables.banks.values()]
      .filter(({ id }) => isShown[kind](id))
      .map(({ id, name, address }) => ({
        id,
        item: { bankId: id, name },
        keys: { name: fold(name) },
        matches: ({ q = '' }) =>
          fold(name).includes(fold(q)) || (kind === 'all' && fold(address).includes(fold(q))),
      }));
  };

const byOperation = { sorts: ['operationDate'], filters: [], usual: 'operationDate' } as const;
const byBankName = { sorts: ['name'], usual: 'name' } as const;
const atTheDesk = { reader: 'giulia', ties: 'rising' } as const;

/** Every list of banks. */
export const BANK_LISTS: Oracle[] = [
  {
    name: 'friend banks',
    path: () => '/admin/banks/associated',
    ...atTheDesk,
    ...byOperation,
    rows: linksOf('friends'),
  },
  {
    name: 'links to approve',
    path: () => '/admin/banks/associate-list',
    ...atTheDesk,
    ...byOperation,
    rows: linksOf('to approve'),
  },
  {
    name: 'links asked for',
    path: () => '/admin/banks/request-list',
    ...atTheDesk,
    ...byOperation,
    rows: linksOf('asked'),
  },
  {
    name: 'banks to ask',
    path: () => '/admin/banks/not-associated',
    ...atTheDesk,
    ...byBankName,
    filters: ['q'],
    rows: banksOf('to ask'),
  },
  {
    name: 'all banks',
    path: () => '/users/list-bank',
    ...atTheDesk,
    ...byBankName,
    filters: ['q'],
    rows: banksOf('all'),
  },
];
