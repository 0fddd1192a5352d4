/** Around every screen but the landing page: what their parts need and the first load can spare. */
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { UiProvider } from './ui/mantine.tsx';

/** A layout route without a look of its own. */
export default function Workshop() {
  return (
    <UiProvider>
      <Suspense>
        <Outlet />
      </Suspense>
    </UiProvider>
  );
}
