/**
 * Which screen answers which address. The landing page stands alone, light as it is; every other
 * screen stands in the workshop, where Mantine is at hand.
 */
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { page, Show } from './page.tsx';
import { paths } from './paths.ts';
import { useArrival } from './ui/page/use-arrival.ts';
import { useLanguageInAddress } from './use-language-in-address.ts';

export const landing = page(() => import('./screens/landing.tsx'), ['landing']);
const workshop = page(() => import('./workshop.tsx'));
const notFound = page(() => import('./screens/not-found.tsx'));

/** The portal's pages. */
export function Pages() {
  useArrival();
  useLanguageInAddress();
  return (
    <Suspense>
      <Routes>
        <Route path={paths.landing} element={<Show page={landing} />} />
        <Route element={<Show page={workshop} />}>
          <Route path="*" element={<Show page={notFound} />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
