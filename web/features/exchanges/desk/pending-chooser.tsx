/** Choosing all exchanges of this page, or all that wait with these filters. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import type { Page } from '#web/api/call.ts';
import { useReason } from '#web/api/use-reason.ts';
import { Button } from '#web/ui/button.tsx';
import { say } from '#web/ui/notice/toasts.ts';
import { ChooseBox } from './choose-box.tsx';
import css from './desk.module.css';
import { type DeskQuery, readAllPending } from './queries.ts';
import type { Chosen } from './use-chosen.ts';

interface PendingChooserProps {
  page: Page<PendingExchange>;
  filters: DeskQuery;
  chosen: Chosen;
}

/** A box, and a button where the list is longer than its page. */
export function PendingChooser({ page, filters, chosen }: PendingChooserProps) {
  const { t } = useTranslation('bank-exchanges');
  const reasonOf = useReason();
  const [isBusy, setBusy] = useState(false);
  const { items, total } = page;
  const isWhole = items.length > 0 && items.every(({ id }) => chosen.has(id));
  const chooseAll = async () => {
    setBusy(true);
    try {
      chosen.set(await readAllPending(filters), true);
    } catch (error) {
      say('error', reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.chooser}>
      <ChooseBox
        label={t('bulk.page')}
        isChosen={isWhole}
        onChoose={(isChosen) => chosen.set(items, isChosen)}
      />
      {total > items.length && (
        <Button small kind="quiet" busy={isBusy} onClick={chooseAll}>
          {t('bulk.all', { count: total })}
        </Button>
      )}
    </div>
  );
}
