/** The heading of a page takes the focus on arrival, but not from a menu that was opened meanwhile. */
import { Suspense, use } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadNamespaces, startTexts } from '#web/i18n/index.ts';
import { PersonMenu } from '../frame/person-menu.tsx';
import { PageTitle } from './page-title.tsx';

beforeAll(async () => {
  await startTexts('it');
  await loadNamespaces(['ui', 'frame']);
});

function Frame() {
  const items = [{ label: 'Aiuto', to: '/help' }];
  return (
    <>
      <PersonMenu name="Marco" label="Menu di Marco" items={items} last={null} />
      <Suspense fallback={<p>In arrivo</p>}>
        <Outlet />
      </Suspense>
    </>
  );
}

function Late({ until }: { until: Promise<void> }) {
  use(until);
  return <PageTitle>Casa</PageTitle>;
}

/** Signs in: the frame is there at once, the page when it is let. */
async function arrive() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const frame = {
    element: <Frame />,
    children: [{ path: '/home', element: <Late until={promise} /> }],
  };
  const router = createMemoryRouter([{ path: '/', element: 'Fuori' }, frame]);
  await render(<RouterProvider router={router} />);
  await router.navigate('/home');
  await expect.element(page.getByText('In arrivo')).toBeVisible();
  return resolve;
}

const menu = page.getByRole('button', { name: 'Menu di Marco' });
const heading = page.getByRole('heading', { name: 'Casa' });

test('the heading has the focus on arrival', async () => {
  const letPageCome = await arrive();
  letPageCome();
  await expect.element(heading).toHaveFocus();
});

test('a menu that is opened while the page comes stays open', async () => {
  const letPageCome = await arrive();
  await menu.click();
  letPageCome();
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Aiuto' })).toBeVisible();
  await expect.element(menu).toHaveFocus();
});

test('a menu that is closed again lets the heading have the focus', async () => {
  const letPageCome = await arrive();
  await menu.click();
  await menu.click();
  letPageCome();
  await expect.element(heading).toHaveFocus();
});
