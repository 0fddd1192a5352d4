/**
 * Why the desk records hours all the same, though who gave has paid no fee or is not insured (specification §48):
 * asked beside what the portal has refused. Needs the texts `recorded`.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_MAX } from '#contract/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Acts } from '#web/ui/page/acts.tsx';

interface PassingProps {
  isBusy?: boolean;
  /** With a reason, which is never empty. */
  onSay: (passing: string) => void;
}

export function Passing({ isBusy = false, onSay }: PassingProps) {
  const { t } = useTranslation('recorded');
  const [reason, setReason] = useState('');
  const typed = reason.trim();
  return (
    <>
      <TextField
        name="passing"
        label={t('passing')}
        hint={t('passingHint')}
        value={reason}
        onChange={setReason}
        maxLength={REASON_MAX}
        autoComplete="off"
      />
      <Acts gap="tight">
        <Button
          kind="secondary"
          small
          busy={isBusy}
          disabled={typed === ''}
          onClick={() => onSay(typed)}
        >
          {t('passingAct')}
        </Button>
      </Acts>
    </>
  );
}
