/** A list whose page, order and search stand in the address: shared, reloaded and gone back to. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadNamespaces, startTexts } from '#web/i18n/index.ts';
import type { Column } from './column.ts';
import { ListTable } from './list-table.tsx';
import { useListPage, useServerList } from './use-server-list.ts';

interface Bird {
  name: string;
  weight: number;
}

const BIRDS: Bird[] = Array.from({ length: 23 }, (_, at) => ({
  name: `Uccello ${String(at).padStart(2, '0')}`,
  weight: 100 - at,
}));
const COLUMNS: Column<Bird>[] = [
  { key: 'name', header: 'Nome', cell: ({ name }) => name, sortable: true },
  { key: 'weight', header: 'Peso', cell: ({ weight }) => weight, sortable: true },
];

function Birds() {
  const list = useListPage(['name', 'weight'], 'name');
  const { limit, offset, sort } = list.query;
  const found = BIRDS.filter(({ name }) => name.includes(list.q));
  const sorted = sort === 'name' ? found : found.toReversed();
  const birds = useServerList(list, {
    queryKey: [sort, list.q, offset, limit],
    queryFn: async () => ({ items: sorted.slice(offset, offset + limit), total: found.length }),
  });
  return (
    <ListTable
      list={birds}
      columns={COLUMNS}
      caption="Uccelli"
      rowKey={({ name }) => name}
      searchLabel="Cerca"
      empty={<p>Nessun uccello</p>}
    />
  );
}

function Screen() {
  const client = useMemo(() => new QueryClient(), []);
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Birds />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

const before = location.href;
const at = (search: string) => history.replaceState(null, '', search || location.pathname);
const isAt = (search: string) => expect.poll(() => location.search).toBe(search);
const range = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

beforeAll(async () => {
  await startTexts('it');
  await loadNamespaces(['ui']);
});
beforeEach(() => page.viewport(1280, 800));
afterEach(() => history.replaceState(null, '', before));

test('page, order and search are those of the address, and Back undoes them', async () => {
  at('');
  await render(<Screen />);
  await range('1–10 di 23');
  await userEvent.click(page.getByRole('button', { name: 'Peso' }));
  await isAt('?sort=weight');
  await userEvent.click(page.getByRole('button', { name: 'Pagina successiva' }));
  await isAt('?sort=weight&page=2');
  await range('11–20 di 23');
  history.back();
  await range('1–10 di 23');
  await isAt('?sort=weight');
  history.back();
  await isAt('');
  await expect
    .element(page.getByRole('columnheader', { name: 'Nome' }))
    .toHaveAttribute('aria-sort', 'ascending');
});

test('the address is read when the list is opened; a search begins at its first page', async () => {
  at('?page=2&sort=weight');
  await render(<Screen />);
  await range('11–20 di 23');
  await userEvent.fill(page.getByRole('searchbox'), 'Uccello 0');
  await range('1–10 di 10');
  await isAt('?sort=weight&q=Uccello+0');
  await userEvent.fill(page.getByRole('searchbox'), 'nessuno');
  await expect.element(page.getByText('Nessun uccello')).toBeVisible();
});

test('nonsense does no harm: the last page, the usual order', async () => {
  at('?page=999&sort=%3Cb%3E');
  await render(<Screen />);
  await range('21–23 di 23');
  await expect
    .element(page.getByRole('columnheader', { name: 'Nome' }))
    .toHaveAttribute('aria-sort', 'ascending');
});
