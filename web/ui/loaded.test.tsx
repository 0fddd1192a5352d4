/** The states of something that is loaded: coming, failed, empty, there. */
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { startTexts } from '#web/i18n/index.ts';
import { Loaded } from './loaded.tsx';

const query = { data: undefined, error: null, isFetching: false, refetch: () => {} };

async function shown(state: { data?: unknown; isError?: boolean; isPending?: boolean }) {
  await startTexts('it');
  const { container } = await render(
    <Loaded
      query={{ ...query, isError: false, isPending: false, ...state }}
      skeleton="coming"
      empty="none"
    >
      {(data) => JSON.stringify(data)}
    </Loaded>,
  );
  return container;
}

test('its shape stands until it comes, and nothing where nothing is asked', async () => {
  expect((await shown({ isPending: true })).textContent).toBe('coming');
  expect((await shown({ data: null })).textContent).toBe('');
});

test('a failure offers another try, and what was there stays', async () => {
  expect((await shown({ isError: true })).querySelector('button')).not.toBeNull();
  expect((await shown({ isError: true, data: ['pane'] })).textContent).toBe('["pane"]');
});

test('a list without entries says so, and so does a page of one', async () => {
  expect((await shown({ data: [] })).textContent).toBe('none');
  expect((await shown({ data: { items: [], total: 0 } })).textContent).toBe('none');
  expect((await shown({ data: 0 })).textContent).toBe('0');
});
