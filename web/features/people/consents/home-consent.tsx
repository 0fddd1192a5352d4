/** On the home of a member whom their bank asks about its privacy notice; nothing for everybody else. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { read } from '#web/api/read.ts';
import { loadNamespaces } from '#web/i18n/index.ts';

const ConsentCard = lazy(async () => {
  const [card] = await Promise.all([import('./consent-card.tsx'), loadNamespaces(['privacy'])]);
  return card;
});

export function HomeConsent() {
  const { data } = useQuery(read('readConsent'));
  if (!data?.isAsked) return null;
  return (
    <Suspense>
      <ConsentCard consent={data} />
    </Suspense>
  );
}
