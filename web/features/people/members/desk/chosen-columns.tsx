/** Which columns of the members list this desk sees: all at first, and kept in this browser. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { createStore, useStored } from '#web/ui/store.ts';

const STORED_AS = 'members-without';

/** What may be left out; the name and the acts always stay. */
export const CHOSEN_COLUMNS = [
  'number',
  'login',
  'sex',
  'dateOfBirthday',
  'email',
  'phone',
  'prefLocale',
  'total',
] as const;
export type ChosenColumn = (typeof CHOSEN_COLUMNS)[number];

const hidden = createStore<readonly ChosenColumn[]>(storedColumns());

/** The columns that are left out now. */
export const useHiddenColumns = (): readonly ChosenColumn[] => useStored(hidden);

/** A button and its dialog; a tick counts at once. */
export function ColumnsButton() {
  const { t } = useTranslation(['members', 'ui']);
  const [isOpen, setOpen] = useState(false);
  const out = useHiddenColumns();
  const close = () => setOpen(false);
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
          onChange={(shown) => keep(CHOSEN_COLUMNS.filter((one) => !shown.includes(one)))}
        />
      </Dialog>
    </>
  );
}

function keep(columns: readonly ChosenColumn[]): void {
  hidden.set(columns);
  try {
    localStorage.setItem(STORED_AS, columns.join());
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

function storedColumns(): readonly ChosenColumn[] {
  try {
    const names = localStorage.getItem(STORED_AS)?.split(',') ?? [];
    return CHOSEN_COLUMNS.filter((one) => names.includes(one));
  } catch {
    return [];
  }
}
