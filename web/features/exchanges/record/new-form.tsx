/** A new exchange from nothing, or from what was typed in this tab and never sent. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { dropDraft, readDraft } from '#web/ui/form/draft.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { emptyForm, isBegun } from './exchange-form.ts';
import { dropIntention } from './intention.ts';
import { RecordForm } from './record-form.tsx';

export interface NewFormProps {
  balance: number | undefined;
  onRecorded: (exchange: Exchange) => void;
}

/** The form, and a way to begin again when it comes with a draft. */
export function NewForm(props: NewFormProps) {
  const { t } = useTranslation('exchanges');
  const { userId, userBankId } = useSignedIn();
  const draft = `exchange:${userId}`;
  const [round, setRound] = useState(0);
  const begin = emptyForm(userBankId);
  const [isKept, setKept] = useState(() => isBegun({ ...begin, ...readDraft(draft, begin) }));
  const startAnew = () => {
    dropDraft(draft);
    dropIntention(draft);
    setKept(false);
    setRound(round + 1);
  };
  return (
    <Stack>
      {isKept && (
        <Notice
          action={
            <Button kind="secondary" small onClick={startAnew}>
              {t('new.startAnew')}
            </Button>
          }
        >
          {t('new.kept')}
        </Notice>
      )}
      <RecordForm key={round} {...{ ...props, begin, draft }} />
    </Stack>
  );
}
