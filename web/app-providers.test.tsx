/** The answers that pages show are those of one person in one bank. */
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { beginSession, forgetSession, renewSession } from './api/session.ts';
import AppProviders from './app-providers.tsx';

const KEY = ['listBankRules'];

/** The token of somebody in a bank, as far as this browser reads it. */
function tokenOf(userId: number, userBankId: number | null, later = 0): string {
  const exp = Date.now() / 1000 + 600 + later;
  return `x.${btoa(JSON.stringify({ userId, userBankId, name: 'Marco', exp }))}.x`;
}

/** Shows what is kept, and keeps it when pressed. */
function Kept() {
  const client = useQueryClient();
  const { data } = useQuery<string>({ queryKey: KEY, queryFn: skipToken });
  return (
    <button type="button" onClick={() => client.setQueryData(KEY, 'rules of 3')}>
      {data ?? 'nothing'}
    </button>
  );
}

beforeEach(() => beginSession(tokenOf(9, 3), 'marco@example.org', false));
afterEach(() => forgetSession());

test.each([
  ['another bank', tokenOf(9, 4)],
  ['no bank', tokenOf(9, null)],
])(
  'who has %s now sees nothing of the one before, a new token alone drops nothing',
  async (_, other) => {
    const routes = [{ element: <AppProviders />, children: [{ path: '*', element: <Kept /> }] }];
    await render(<RouterProvider router={createMemoryRouter(routes)} />);
    await page.getByRole('button').click();
    renewSession(tokenOf(9, 3, 60));
    await expect.element(page.getByRole('button')).toHaveTextContent('rules of 3');
    renewSession(other);
    await expect.element(page.getByRole('button')).toHaveTextContent('nothing');
  },
);
