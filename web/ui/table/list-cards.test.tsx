/** A list of cards whose page and search stand in the address. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadNamespaces, startTexts } from '#web/i18n/index.ts';
import { ListCards, useCardsPage } from './list-cards.tsx';

const BIRDS = Array.from({ length: 23 }, (_, at) => `Uccello ${String(at).padStart(2, '0')}`);

function Birds() {
  const place = useCardsPage();
  const { limit, offset } = place.query;
  const found = BIRDS.filter((name) => name.includes(place.q));
  const query = useQuery({
    queryKey: [place.q, offset],
    queryFn: async () => ({ items: found.slice(offset, offset + limit), total: found.length }),
  });
  return (
    <ListCards
      page={place}
      query={query}
      searchLabel="Cerca"
      found={(count) => `Trovati: ${count}`}
      empty={<p>Nessun uccello</p>}
    >
      {(birds) => birds.map((name) => <p key={name}>{name}</p>)}
    </ListCards>
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
const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

beforeAll(async () => {
  await startTexts('it');
  await loadNamespaces(['ui']);
});
afterEach(() => history.replaceState(null, '', before));

test('ten cards a page, as many as were chosen for tables or not', async () => {
  at('?rows=25');
  await render(<Screen />);
  await shows('1–10 di 23');
  await userEvent.click(page.getByRole('button', { name: 'Pagina successiva' }));
  await isAt('?rows=25&page=2');
  await shows('Uccello 10');
});

test('a search begins at its first page; one page has no pager', async () => {
  at('?page=2');
  await render(<Screen />);
  await shows('11–20 di 23');
  await userEvent.fill(page.getByRole('searchbox'), 'Uccello 0');
  await expect.element(page.getByText('Trovati: 10')).toBeInTheDocument();
  await isAt('?q=Uccello+0');
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  await userEvent.fill(page.getByRole('searchbox'), 'nessuno');
  await shows('Nessun uccello');
});

test('a page past the end leads to the last one', async () => {
  at('?page=999');
  await render(<Screen />);
  await shows('21–23 di 23');
  await isAt('?page=3');
});
