/** The states of something that is loaded: coming, failed, empty, there. */
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { startTexts } from '#web/i18n/index.ts';
import { Loaded } from './loaded.tsx';

const query = { data: undefined, error: null, isFetching: false, refetch: () => {} };

interface State {
  data?: unknown;
  isError?: boolean;
  isPending?: boolean;
}

async function shown(state: State, warns?: boolean | string) {
  await startTexts('it');
  const { container } = await render(
    <Loaded
      query={{ ...query, isError: false, isPending: false, ...state }}
      skeleton="coming"
      empty="none"
      warns={warns}
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

test('where somebody acts on it, a warning stands above what was there', async () => {
  const failed = { isError: true, data: ['pane'] };
  const warned = await shown(failed, 'Di prima');
  expect(warned.textContent).toMatch(/Di prima.*\["pane"\]$/);
  expect(warned.querySelector('button')).not.toBeNull();
  expect((await shown(failed, true)).querySelector('button')).not.toBeNull();
  expect((await shown({ data: ['pane'] }, true)).textContent).toBe('["pane"]');
});

test('a list without entries says so, and so does a page of one', async () => {
  expect((await shown({ data: [] })).textContent).toBe('none');
  expect((await shown({ data: { items: [], total: 0 } })).textContent).toBe('none');
  expect((await shown({ data: 0 })).textContent).toBe('0');
});
