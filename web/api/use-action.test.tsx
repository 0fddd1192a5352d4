/** What an action says and which queries it asks again: after a success, a refusal, a lost connection. */
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { loadNamespaces, startTexts } from '#web/i18n/index.ts';
import { toasts } from '#web/ui/notice/toasts.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { askAgain } from './query-client.ts';
import { useAction } from './use-action.ts';

const KEYS = [
  ['listBanks', {}],
  ['listFriends', {}],
];

let client: QueryClient;
/** The first parts of the keys of queries that are out of date. */
const stale = () =>
  KEYS.filter((key) => client.getQueryState(key)?.isInvalidated).map(([name]) => name);
const said = () => toasts.get().map(({ tone, text, detail }) => [tone, text, detail]);

beforeAll(async () => {
  await startTexts('it');
  await loadNamespaces(['errors']);
});
beforeEach(() => {
  client = new QueryClient();
  for (const key of KEYS) client.setQueryData(key, []);
  toasts.set([]);
});

function Provider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

async function actionOf(options: Parameters<typeof useAction<string, void>>[0]) {
  const { result } = await renderHook(() => useAction(options), { wrapper: Provider });
  return result.current;
}

const texts = {
  done: (name: string) => `${name} è volato`,
  failed: () => 'Non è volato',
  settled: { 'already-decided': (name: string) => `${name} era già via` },
};

test('a success is said, and every query asked again', async () => {
  const { run } = await actionOf({ ...texts, send: async () => {} });
  expect(await run('Merlo')).toBe(true);
  expect(said()).toEqual([['success', 'Merlo è volato', undefined]]);
  expect(stale()).toEqual(['listBanks', 'listFriends']);
});

test('only what changes is asked again', async () => {
  const { run } = await actionOf({ send: async () => {}, changes: ['listBanks'] });
  await run('Merlo');
  expect(stale()).toEqual(['listBanks']);
});

test('what has ended is not asked again while a page shows it, also not because of news', async () => {
  const queryFn = vi.fn(async () => []);
  const observer = new QueryObserver(client, {
    queryKey: ['listFriends', {}],
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leave = observer.subscribe(() => {});
  const { run } = await actionOf({
    send: async () => {},
    ends: ({ queryKey }, name) => queryKey[0] === 'listFriends' && name === 'Merlo',
  });
  await run('Merlo');
  await askAgain(client);
  expect(stale()).toEqual(['listBanks']);
  expect(queryFn).not.toHaveBeenCalled();

  leave();
  await askAgain(client);
  expect(stale()).toEqual(['listBanks', 'listFriends']);
  await observer.fetchOptimistic(observer.options);
  expect(queryFn).toHaveBeenCalledOnce();
});

test('the name of a module stands for all that its calls have read on this page', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]));
  await call('listBanks', {});
  await call('listFriends', {});
  fetched.mockRestore();
  const { run } = await actionOf({ send: async () => {}, changes: 'network' });
  await run('Merlo');
  expect(stale()).toEqual(['listFriends']);
});

test('a refusal is said with its reason, one that leaves nothing to do as news', async () => {
  const send = vi.fn<() => Promise<void>>();
  const { run } = await actionOf({ ...texts, send });
  send.mockRejectedValueOnce(new ApiError('forbidden'));
  expect(await run('Merlo')).toBe(false);
  expect(said()).toEqual([['error', 'Non è volato', expect.stringMatching(/\w/)]]);
  expect(stale()).toEqual(['listBanks', 'listFriends']);
  toasts.set([]);
  send.mockRejectedValueOnce(new ApiError('already-decided'));
  expect(await run('Merlo')).toBe(false);
  expect(said()).toEqual([['info', 'Merlo era già via', undefined]]);
});

test('a fault of the portal is said with the code for who runs it, a refusal without one', async () => {
  const send = vi.fn<() => Promise<void>>();
  const { run } = await actionOf({ ...texts, send });
  const requestId = 'K7QX-42MD-9PTR';
  send.mockRejectedValueOnce(new ApiError('internal', { status: 500, requestId }));
  await run('Merlo');
  const code = 'Codice per chi gestisce il portale: K7QX-42MD-9PTR';
  expect(said()).toEqual([['error', 'Non è volato', expect.stringContaining(code)]]);
  toasts.set([]);
  send.mockRejectedValueOnce(new ApiError('unavailable', { status: 503, requestId }));
  await run('Merlo');
  expect(said()).toEqual([['error', 'Non è volato', expect.not.stringContaining('K7QX')]]);
});

test('without a connection nothing is asked again', async () => {
  const send = () => Promise.reject(new ApiError('offline'));
  const { run } = await actionOf({ ...texts, send });
  expect(await run('Merlo')).toBe(false);
  expect(stale()).toEqual([]);
});

test('the caller of a form gets the error itself', async () => {
  const error = new ApiError('email-taken');
  const { send } = await actionOf({ send: () => Promise.reject(error) });
  await expect(send('Merlo')).rejects.toBe(error);
  expect(said()).toEqual([]);
});
