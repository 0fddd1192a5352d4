/** The page of a letter's link that takes the wish to be erased back (specification §34). */
import { useTranslation } from 'react-i18next';
import type { Act } from '#contract/sending/letters.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Ending } from './ending.tsx';

interface KeepProps {
  act: Extract<Act, { act: 'keep-account' }>;
  /** Done by this page, just now. */
  isDone: boolean;
  isBusy: boolean;
  onDo: () => void;
}

export function KeepAccount({ act: { isOpen }, isDone, isBusy, onDo }: KeepProps) {
  const { t } = useTranslation('letters');
  if (isDone || !isOpen) {
    return (
      <Ending tone={isDone ? 'success' : 'info'} page={paths.profile}>
        {t(isDone ? 'keep.done' : 'keep.over')}
      </Ending>
    );
  }
  return (
    <Card>
      <Stack>
        <p>{t('keep.lead')}</p>
        <div>
          <Button busy={isBusy} onClick={onDo}>
            {t('keep.button')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
