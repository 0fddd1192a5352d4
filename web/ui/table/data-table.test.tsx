/** The table of a list: its states, its order, its pages, and the cards of a phone. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadRooms, startTexts } from '#web/i18n/index.ts';
import type { Column } from './column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
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
  await loadRooms(['ui']);
});
beforeEach(() => page.viewport(1280, 800));

function Birds(props: Partial<DataTableProps<Bird>>) {
  return (
    <DataTable
      caption="Uccelli"
      columns={COLUMNS}
      rows={BIRDS}
      rowKey={({ id }) => id}
      page={1}
      total={2}
      onPage={() => {}}
      empty={<p>Nessun uccello</p>}
      {...props}
    />
  );
}

const table = page.getByRole('table', { name: 'Uccelli' });

test('rows that have not come yet are grey and said to be loading', async () => {
  await render(<Birds rows={undefined} total={undefined} />);
  await expect.element(page.getByText('Sto caricando', { exact: false })).toBeInTheDocument();
  expect(table.element().querySelectorAll('tbody tr')).toHaveLength(10);
});

test('an empty list is replaced by what is said of it; an empty page past the end is not', async () => {
  const { rerender } = await render(<Birds rows={[]} total={0} />);
  await expect.element(page.getByText('Nessun uccello')).toBeVisible();
  await rerender(<Birds rows={[]} total={12} page={3} />);
  await expect.element(table).toBeInTheDocument();
});

test('a click on a head sorts, another one turns the order round', async () => {
  const onSort = vi.fn();
  const head = table.getByRole('columnheader', { name: 'Nome' });
  const { rerender } = await render(<Birds sort="weight" onSort={onSort} />);
  await expect.element(head).not.toHaveAttribute('aria-sort');
  await head.getByRole('button').click();
  await rerender(<Birds sort="name" onSort={onSort} />);
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').click();
  await rerender(<Birds sort="-name" onSort={onSort} />);
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  expect(onSort.mock.calls).toEqual([['name'], ['-name']]);
});

test('the pager says the range, and at the end its buttons do nothing but keep the focus', async () => {
  const onPage = vi.fn();
  await render(<Birds page={3} total={22} onPage={onPage} />);
  await expect.element(page.getByText('21–22 di 22')).toBeVisible();
  const next = page.getByRole('button', { name: 'Pagina successiva' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
  expect(onPage).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Prima pagina' }).click();
  expect(onPage).toHaveBeenCalledWith(1);
});

test('on a phone rows are cards, and a select sorts them', async () => {
  await page.viewport(390, 844);
  const onSort = vi.fn();
  await render(<Birds sort="name" onSort={onSort} />);
  await expect.element(page.getByText('Merlo')).toBeVisible();
  await expect.element(table.getByRole('columnheader', { name: 'Nome' })).not.toBeInTheDocument();
  await expect.element(page.getByText('1', { exact: true })).not.toBeVisible();
  await page.getByRole('combobox').selectOptions('-weight');
  expect(onSort).toHaveBeenCalledWith('-weight');
});

test('a line stands over a decided row, whose own words are hidden', async () => {
  const decided = ({ id }: Bird) => id === 1 && <p>È volato via</p>;
  await render(<Birds lineFor={decided} />);
  await expect.element(page.getByText('È volato via')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Merlo' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Rondine')).toBeVisible();
});
