/** The one letter of a year to those whose fee is due, read before it goes (specification §48). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fees } from '#contract/people/fees.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';

export function Reminder({ fees }: { fees: Fees }) {
  const { t } = useTranslation('fees');
  const [isAsked, ask] = useState(false);
  const { year, bank, dueOn, reminder } = fees;
  const { sentOn, mails, byDesk } = reminder;
  const reminding = useAction({
    send: () => call('remindFees', { params: { year } }),
    done: () => t('remind.done'),
    failed: () => t('remind.failed'),
    changes: 'fees',
  });
  const day = (text: string) => tableDay(text, currentLanguage());
  if (dueOn === null || (sentOn === null && mails + byDesk === 0)) return null;
  const facts = { year, bank: bank.name, day: day(dueOn) };
  return (
    <Card title={t('remind.title')}>
      {sentOn !== null && <p>{t('remind.sent', { day: day(sentOn) })}</p>}
      {sentOn === null && mails > 0 && (
        <div>
          <Button kind="secondary" onClick={() => ask(true)}>
            {t('remind.act')}
          </Button>
        </div>
      )}
      {byDesk > 0 && <Soft>{t('remind.byDesk', { count: byDesk })}</Soft>}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => ask(false)}
        onConfirm={() => reminding.run(undefined)}
        title={t('remind.ask')}
        confirmLabel={t('remind.send')}
        tone="plain"
      >
        <p>{t('remind.goes', { count: mails })}</p>
        <p>
          <strong>{t('letter.subject', facts)}</strong>
        </p>
        <p>{t('letter.lead', facts)}</p>
        <p>{t('letter.rest')}</p>
        <p>{t('letter.closing')}</p>
      </ConfirmDialog>
    </Card>
  );
}
