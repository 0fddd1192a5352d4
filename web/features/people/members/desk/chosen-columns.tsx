/** Which columns of the members list its reader sees: all at first, and their choice in every browser. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHOSEN_COLUMNS, type ChosenColumn } from '#contract/people/members.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { createStore, useStored } from '#web/ui/store.ts';

/** What was ticked and is on its way to the portal. */
const onTheWay = createStore<readonly ChosenColumn[] | undefined>(undefined);

/** The columns that are left out now; none while nobody knows. */
export function useHiddenColumns(): readonly ChosenColumn[] {
  const { data } = useQuery(read('readMemberColumns', {}));
  const sent = useStored(onTheWay);
  return sent ?? data?.hidden ?? [];
}

/** A button and its dialog; a tick counts at once. */
export function ColumnsButton() {
  const { t } = useTranslation(['members', 'ui']);
  const [isOpen, setOpen] = useState(false);
  const out = useHiddenColumns();
  const close = () => setOpen(false);
  const choose = useAction({
    send: async (hidden: ChosenColumn[]) => {
      onTheWay.set(hidden);
      return call('chooseMemberColumns', { body: { hidden } });
    },
    failed: () => t('list.chooseFailed'),
    changes: ['readMemberColumns'],
    awaitsQueries: true,
  });
  const keep = async (hidden: ChosenColumn[]) => {
    await choose.run(hidden);
    if (onTheWay.get() === hidden) onTheWay.set(undefined);
  };
  return (
    <>
      <Button kind="quiet" small onClick={() => setOpen(true)}>
        {t('list.choose')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('list.chooseTitle')}>
        <CheckboxGroup
          name="columns"
          label={t('list.chooseLabel')}
          options={CHOSEN_COLUMNS.map((value) => ({ value, label: t(`columns.${value}`) }))}
          value={CHOSEN_COLUMNS.filter((one) => !out.includes(one))}
          onChange={(shown) => void keep(CHOSEN_COLUMNS.filter((one) => !shown.includes(one)))}
        />
      </Dialog>
    </>
  );
}
