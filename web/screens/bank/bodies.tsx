/** Bodies (specification §51, /bank-bodies): registered, changed, and who acts for them. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Body } from '#contract/people/bodies.ts';
import { BodiesList } from '#web/features/people/bodies/bodies-list.tsx';
import { ChangeBodyDialog, NewBodyDialog } from '#web/features/people/bodies/body-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { NameDelegate } from './members/name-delegate.tsx';

/** /bank-bodies */
export default function BankBodies() {
  const { t } = useTranslation('bodies');
  const [isNew, setNew] = useState(false);
  const [changed, change] = useState<Body>();
  return (
    <Stack gap="small">
      <PageTitle aside={<Button onClick={() => setNew(true)}>{t('form.new')}</Button>}>
        {t('title')}
      </PageTitle>
      <p>{t('lead')}</p>
      <BodiesList
        onChange={change}
        namer={({ id, name }) => <NameDelegate id={id} name={name} isBody />}
      />
      <NewBodyDialog isOpen={isNew} onClose={() => setNew(false)} />
      {changed && <ChangeBodyDialog body={changed} onClose={() => change(undefined)} />}
    </Stack>
  );
}
