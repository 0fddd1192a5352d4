/** The hours have met a request; its author, who may need more help, keeps it open (specification §22). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Prompt } from '#web/ui/page/prompt.tsx';

interface ClosedProps {
  title: string;
  /** Keeps it open; missing where it is another one's. */
  keep?: (() => Promise<unknown>) | undefined;
}

export function ClosedRequest({ title, keep }: ClosedProps) {
  const { t } = useTranslation('recorded');
  const [isKept, setKept] = useState(false);
  const keeping = useAction({
    send: async () => keep?.(),
    failed: () => t('notKept'),
    changes: 'notices',
  });
  return (
    <div role="status">
      <Prompt sentence={t(isKept ? 'kept' : 'closed', { title })}>
        {keep && !isKept && (
          <Button
            kind="secondary"
            small
            busy={keeping.isBusy}
            onClick={async () => setKept(await keeping.run(undefined))}
          >
            {t('keepOpen')}
          </Button>
        )}
      </Prompt>
    </div>
  );
}
