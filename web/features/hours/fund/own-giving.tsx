/** A member gives hours, or records hours for the bank itself. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { RowFold } from '#web/ui/page/rows.tsx';
import { GiftForm } from './gift-form.tsx';
import { OfficeForm } from './office-form.tsx';

const DEFAULTS = { dialog: '' };

/** A line that unfolds two buttons, with what else one can do (`children`); their dialogs the address names. */
export function OwnGiving({ children }: { children: ReactNode }) {
  const { t } = useTranslation('fund');
  const [{ dialog }, set] = useUrlState(DEFAULTS);
  const close = () => set({ dialog: '' }, { replace: true });
  return (
    <>
      <RowFold title={t('mine.title')}>
        <Stack gap="small">
          <p>{t('mine.text')}</p>
          <p>{children}</p>
          <Acts gap="tight">
            <Button kind="secondary" onClick={() => set({ dialog: 'gift' })}>
              {t('mine.give')}
            </Button>
            <Button kind="secondary" onClick={() => set({ dialog: 'office' })}>
              {t('mine.office')}
            </Button>
          </Acts>
        </Stack>
      </RowFold>
      <Dialog isOpen={dialog === 'gift'} onClose={close} title={t('gift.ownTitle')}>
        <GiftForm isFromFund={false} onDone={close} />
      </Dialog>
      <Dialog isOpen={dialog === 'office'} onClose={close} title={t('office.title')}>
        <OfficeForm onDone={close} />
      </Dialog>
    </>
  );
}
