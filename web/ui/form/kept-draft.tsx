/**
 * A form with a restored draft says so and offers to start again: what somebody typed yesterday must not
 * be sent today by mistake.
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { Notice } from '../notice/notice.tsx';
import { Stack } from '../page/card.tsx';
import { dropDraft, readDraft } from './draft.ts';

interface KeptDraftProps<Values extends object> {
  /** The draft's name. */
  draft: string;
  /** What the form begins with when nothing was kept. */
  begin: Values;
  /** The form; mounted again after a restart. */
  children: ReactNode;
}

/** A notice above the form, when the draft differs from what the form begins with. */
export function KeptDraft<Values extends object>(props: KeptDraftProps<Values>) {
  const { draft, begin, children } = props;
  const { t } = useTranslation('ui');
  const [round, setRound] = useState(0);
  const [isKept, setKept] = useState(() => differs(readDraft(draft, begin), begin));
  const form = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [round]);
  const restart = () => {
    dropDraft(draft);
    setKept(false);
    setRound(round + 1);
  };
  return (
    <Stack gap="medium">
      {isKept && (
        <Notice
          isLive
          action={
            <Button kind="secondary" small onClick={restart}>
              {t('draft.restart')}
            </Button>
          }
        >
          {t('draft.kept')}
        </Notice>
      )}
      <div key={round} ref={form}>
        {children}
      </div>
    </Stack>
  );
}

/** Whether a draft says something else; lists are compared by what is in them. */
function differs<Values extends object>(draft: Partial<Values>, begin: Values): boolean {
  return Object.entries(draft).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(begin, name)),
  );
}
