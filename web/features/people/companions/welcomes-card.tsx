/** In the profile: whether the reader gladly accompanies newcomers (specification §43). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

/** One tick, which acts at once. */
export function WelcomesCard() {
  const { t } = useTranslation('company');
  const own = useQuery(read('readCompany'));
  return (
    <Card title={t('profile.title')}>
      <Loaded query={own} skeleton={<TextSkeleton lines={2} />}>
        {({ welcomes }) => <Tick welcomes={welcomes} />}
      </Loaded>
    </Card>
  );
}

function Tick({ welcomes }: { welcomes: boolean }) {
  const { t } = useTranslation('company');
  const choose = useAction({
    send: (next: boolean) => call('setWelcomes', { body: { welcomes: next } }),
    said: () => t('profile.saved'),
    failed: () => t('profile.failed'),
    changes: ['readCompany'],
    awaitsQueries: true,
  });
  // What was just chosen stands at once; after a failure the old choice is back.
  const [chosen, setChosen] = useState(welcomes);
  const change = (next: boolean) => {
    if (choose.isBusy) return;
    setChosen(next);
    void choose.run(next);
  };
  return (
    <CheckboxField
      name="welcomes"
      label={t('profile.welcomes')}
      hint={t('profile.hint')}
      value={choose.isBusy ? chosen : welcomes}
      onChange={change}
    />
  );
}
