/** A member gives hours, or records hours for the bank itself. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { GiftForm } from './gift-form.tsx';
import { OfficeForm } from './office-form.tsx';

/** A card with two buttons and their dialogs. */
export function OwnGiving() {
  const { t } = useTranslation('fund');
  const [open, setOpen] = useState<'gift' | 'office'>();
  const close = () => setOpen(undefined);
  return (
    <Card title={t('mine.title')}>
      <Stack gap="small">
        <p>{t('mine.text')}</p>
        <Acts gap="tight">
          <Button kind="secondary" onClick={() => setOpen('gift')}>
            {t('mine.give')}
          </Button>
          <Button kind="secondary" onClick={() => setOpen('office')}>
            {t('mine.office')}
          </Button>
        </Acts>
      </Stack>
      <Dialog isOpen={open === 'gift'} onClose={close} title={t('gift.ownTitle')}>
        <GiftForm isFromFund={false} onDone={close} />
      </Dialog>
      <Dialog isOpen={open === 'office'} onClose={close} title={t('office.title')}>
        <OfficeForm onDone={close} />
      </Dialog>
    </Card>
  );
}
