/** Whether the reader may be asked for help, and what others read of what they did (specification §20). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskingChoice } from '#contract/board/notices.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

/** Each choice acts at once. */
export function AskingCard() {
  const { t } = useTranslation('letters');
  const choice = useQuery(read('readAskingChoice'));
  return (
    <Card title={t('asking.title')}>
      <Stack>
        <p>{t('asking.lead')}</p>
        <Loaded query={choice} skeleton={<TextSkeleton lines={3} />}>
          {(data) => <Choices {...data} />}
        </Loaded>
      </Stack>
    </Card>
  );
}

function Choices({ mayBeAsked, showDone }: AskingChoice) {
  const { t } = useTranslation('letters');
  const choose = useAction({
    send: (body: AskingChoice) => call('setAskingChoice', { body }),
    said: () => t('asking.saved'),
    failed: () => t('asking.failed'),
    changes: ['readAskingChoice'],
    awaitsQueries: true,
  });
  // What was just chosen stands at once; after a failure the old choice is back.
  const [chosen, setChosen] = useState({ mayBeAsked, showDone });
  const shown = choose.isBusy ? chosen : { mayBeAsked, showDone };
  const change = (part: Partial<AskingChoice>) => {
    if (choose.isBusy) return;
    const next = { mayBeAsked, showDone, ...part };
    setChosen(next);
    void choose.run(next);
  };
  return (
    <>
      <CheckboxField
        name="mayBeAsked"
        label={t('asking.may')}
        hint={t('asking.mayHint')}
        value={shown.mayBeAsked}
        onChange={(next) => change({ mayBeAsked: next })}
      />
      <CheckboxField
        name="showDone"
        label={t('asking.done')}
        hint={t('asking.doneHint')}
        value={shown.showDone}
        onChange={(next) => change({ showDone: next })}
      />
    </>
  );
}
