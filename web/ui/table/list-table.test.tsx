/** The table of a list: its states, its order, its pages, and the cards of a phone. */
import type { ComponentProps } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadNamespaces, startTexts } from '#web/i18n/index.ts';
import { ErrorReason } from '../notice/load-trouble.tsx';
import type { Column } from './column.ts';
import { ListTable } from './list-table.tsx';
import type { ServerList } from './use-server-list.ts';
import '../tokens.css';
import '../base.css';

interface Bird {
  id: number;
  name: string;
  weight: number;
}

const BIRDS: Bird[] = [
  { id: 1, name: 'Merlo', weight: 100 },
  { id: 2, name: 'Rondine', weight: 20 },
];
const COLUMNS: Column<Bird>[] = [
  { key: 'name', header: 'Nome', cell: ({ name }) => name, sortable: true, onPhone: 'title' },
  { key: 'weight', header: 'Peso', cell: ({ weight }) => weight, sortable: true, align: 'end' },
  { key: 'id', header: 'Numero', cell: ({ id }) => id, onPhone: 'hidden' },
];

beforeAll(async () => {
  await startTexts('it');
  await loadNamespaces(['ui']);
});
beforeEach(() => page.viewport(1280, 800));

const PLACE = {
  page: 1,
  sort: 'name',
  q: '',
  setPage: vi.fn(),
  setSort: vi.fn(),
  search: vi.fn(),
  setPageSize: vi.fn(),
};
const ANSWERED = {
  data: {},
  error: null,
  isError: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: vi.fn(),
};

interface BirdsProps extends Partial<ComponentProps<typeof ListTable<Bird>>> {
  place?: Partial<typeof PLACE>;
  answer?: Partial<Omit<ServerList<Bird>, 'page'>>;
}

function Birds({ place, answer, ...props }: BirdsProps) {
  const query = { limit: 10, offset: 0, sort: 'name' };
  const list = { query: ANSWERED, rows: BIRDS, total: 2, ...answer };
  return (
    <ListTable
      list={{ ...list, page: { ...PLACE, query, ...place } }}
      caption="Uccelli"
      columns={COLUMNS}
      rowKey={({ id }) => id}
      empty={<p>Nessun uccello</p>}
      {...props}
    />
  );
}

const table = page.getByRole('table', { name: 'Uccelli' });

test('rows that have not come yet are grey and said to be loading', async () => {
  await render(<Birds answer={{ rows: undefined, total: undefined }} />);
  await expect.element(page.getByText('Sto caricando', { exact: false })).toBeInTheDocument();
  expect(table.element().querySelectorAll('tbody tr')).toHaveLength(10);
});

test('an empty list is replaced by what is said of it; an empty page past the end is not', async () => {
  const { rerender } = await render(<Birds answer={{ rows: [], total: 0 }} />);
  await expect.element(page.getByText('Nessun uccello')).toBeVisible();
  await rerender(<Birds answer={{ rows: [], total: 12 }} place={{ page: 3 }} />);
  await expect.element(table).toBeInTheDocument();
});

test('a click on a head sorts, another one turns the order round', async () => {
  const setSort = vi.fn();
  const head = table.getByRole('columnheader', { name: 'Nome' });
  const { rerender } = await render(<Birds place={{ sort: 'weight', setSort }} />);
  await expect.element(head).not.toHaveAttribute('aria-sort');
  await head.getByRole('button').click();
  await rerender(<Birds place={{ sort: 'name', setSort }} />);
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').click();
  await rerender(<Birds place={{ sort: '-name', setSort }} />);
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  expect(setSort.mock.calls).toEqual([['name'], ['-name']]);
});

test('the pager says the range, and at the end its buttons do nothing but keep the focus', async () => {
  const setPage = vi.fn();
  await render(<Birds answer={{ total: 22 }} place={{ page: 3, setPage }} />);
  await expect.element(page.getByText('21–22 di 22')).toBeVisible();
  const next = page.getByRole('button', { name: 'Pagina successiva' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
  expect(setPage).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Prima pagina' }).click();
  expect(setPage).toHaveBeenCalledWith(1);
});

test('of a long list the pager says how far it was counted, and goes on page by page', async () => {
  const setPage = vi.fn();
  const answer = { total: 1001, isLonger: true };
  const { rerender } = await render(<Birds answer={answer} place={{ setPage }} />);
  await expect.element(page.getByText('1–10 di più di 1000')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ultima pagina' })).not.toBeInTheDocument();
  await rerender(<Birds answer={{ ...answer, total: 1011 }} place={{ page: 101, setPage }} />);
  await expect.element(page.getByText('1001–1010 di più di 1010')).toBeVisible();
  await page.getByRole('button', { name: 'Pagina successiva' }).click();
  expect(setPage.mock.calls).toEqual([[102]]);
});

test('on a phone rows are cards, and a select sorts them', async () => {
  await page.viewport(390, 844);
  const setSort = vi.fn();
  await render(<Birds place={{ sort: 'name', setSort }} />);
  await expect.element(page.getByText('Merlo')).toBeVisible();
  await expect.element(table.getByRole('columnheader', { name: 'Nome' })).not.toBeInTheDocument();
  await expect.element(page.getByText('1', { exact: true })).not.toBeVisible();
  await page.getByRole('combobox').selectOptions('-weight');
  expect(setSort).toHaveBeenCalledWith('-weight');
});

test('a line covers a decided row', async () => {
  const lineFor = ({ id }: Bird) => id === 1 && <p>È volato via</p>;
  const still = { rows: BIRDS, total: 2, arrived: 0, hasMore: false, show: vi.fn(), lineFor };
  await render(<Birds answer={{ still }} />);
  await expect.element(page.getByText('È volato via')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Merlo' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Rondine')).toBeVisible();
});

test('a button shows the rows that have come since', async () => {
  const show = vi.fn();
  const still = { rows: BIRDS, total: 2, arrived: 3, hasMore: false, show, lineFor: () => null };
  await render(<Birds answer={{ still }} arrivals={(count) => `${count} nuovi`} />);
  await page.getByRole('button', { name: '3 nuovi' }).click();
  expect(show).toHaveBeenCalledOnce();
});

test('a list that did not come says why and asks again; an old one stays, and says that it is old', async () => {
  const failed = { ...ANSWERED, isError: true, error: new Error('offline') };
  const refetch = vi.fn();
  const { rerender } = await render(
    <ErrorReason value={({ error }) => (error instanceof Error ? error.message : '')}>
      <Birds answer={{ query: { ...failed, data: undefined, refetch }, rows: undefined }} />
    </ErrorReason>,
  );
  await expect.element(page.getByRole('alert').getByText('offline')).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Riprova' }).click();
  expect(refetch).toHaveBeenCalledOnce();
  await rerender(<Birds answer={{ query: failed }} />);
  await expect.element(page.getByText('forse non è aggiornato', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Merlo')).toBeVisible();
});

test('filters that contradict each other stand in place of rows that were never asked for', async () => {
  const answer = { query: { ...ANSWERED, data: undefined }, rows: undefined, total: undefined };
  await render(<Birds answer={answer} blocked={<p>Prima la fine</p>} />);
  await expect.element(page.getByText('Prima la fine')).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
});

test('rows are selected one by one or the whole page at once, but no decided row', async () => {
  const set = vi.fn();
  const selection = {
    has: ({ id }: Bird) => id === 2,
    set,
    header: 'Scelta',
    rowLabel: ({ name }: Bird) => `Scegli ${name}`,
    pageLabel: 'Scegli la pagina',
  };
  const lineFor = ({ id }: Bird) => id === 1 && <p>È volato via</p>;
  const still = { rows: BIRDS, total: 2, arrived: 0, hasMore: false, show: vi.fn(), lineFor };
  const { rerender } = await render(<Birds selection={selection} />);
  const wholePage = page.getByRole('checkbox', { name: 'Scegli la pagina' });
  await expect.element(wholePage).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Scegli Merlo' }).click();
  expect(set).toHaveBeenLastCalledWith([BIRDS[0]], true);
  await wholePage.click();
  expect(set).toHaveBeenLastCalledWith(BIRDS, true);
  await rerender(<Birds selection={selection} answer={{ still }} />);
  await expect.element(wholePage).toBeChecked();
});

test('what is printed is the whole list', async () => {
  const whole = Array.from({ length: 14 }, (_, id) => ({ id, name: `Uccello ${id}`, weight: 1 }));
  await render(<Birds whole={whole} place={{ page: 2 }} />);
  await expect.element(page.getByText('Uccello 13')).toBeInTheDocument();
  await expect.element(page.getByText('1–14 di 14')).toBeInTheDocument();
});
