/**
 * The bank's public page as everybody sees it (specification §2, /bank-profile), with its real data;
 * its administrators change them in their places.
 */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bank } from '#contract/banks/banks.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { BankDataForm } from '#web/features/banks/banks/bank-data-form.tsx';
import { BankGroups, ProfileHead } from '#web/features/banks/banks/bank-profile.tsx';
import { bankOfUserQuery, figuresQuery } from '#web/features/banks/banks/queries.ts';
import { PictureEditor, pictureQuery } from '#web/features/people/pictures/picture-editor.tsx';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { WaitingCard } from '#web/ui/page/waiting-card.tsx';
import { Narrow } from '../frame/narrow.tsx';

const SHOWN = { edit: '' };

/** /bank-profile */
export default function BankProfile() {
  const { userId, userBankId } = useSignedIn();
  const bank = useQuery(bankOfUserQuery(userId, userBankId));
  const [{ edit }, set] = useUrlState(SHOWN);
  const end = () => set(SHOWN);
  if (!bank.data) {
    return <Shown>{bank.isError ? <LoadTrouble query={bank} /> : <WaitingCard />}</Shown>;
  }
  if (edit === 'bank') return <Edited bank={bank.data} onDone={end} />;
  return (
    <Shown onEdit={() => set({ edit: 'bank' })}>
      <Presented bank={bank.data} />
    </Shown>
  );
}

function Shown({ onEdit, children }: { onEdit?: () => void; children: ReactNode }) {
  const { t } = useTranslation('bank-desk');
  return (
    <Stack>
      <PageTitle
        tab={t('profile.title')}
        aside={
          <Button kind="secondary" onClick={onEdit} disabled={!onEdit}>
            {t('profile.edit')}
          </Button>
        }
      >
        {t('profile.title')}
      </PageTitle>
      <p>{t('profile.lead')}</p>
      {children}
    </Stack>
  );
}

function Presented({ bank }: { bank: Bank }) {
  const { data: figures } = useQuery(figuresQuery);
  const { data: logo } = useQuery(pictureQuery('bank'));
  return (
    <>
      <ProfileHead bank={bank} figures={figures} logo={logo} />
      <BankGroups bank={bank} />
    </>
  );
}

/** The same groups as fields; the logo stands apart, because it changes at once. */
function Edited({ bank, onDone }: { bank: Bank; onDone: () => void }) {
  const { t } = useTranslation('bank-desk');
  return (
    <Narrow>
      <PageTitle>{t('edit.title')}</PageTitle>
      <Card title={t('edit.logo')}>
        <Stack gap="small">
          <p>{t('edit.logoNow')}</p>
          <PictureEditor
            of="bank"
            texts={{
              alt: t('edit.logoOf', { bank: bank.name }),
              saved: t('edit.logoSaved'),
              removed: t('edit.logoReset'),
              failed: t('edit.logoFailed'),
            }}
          />
        </Stack>
      </Card>
      <BankDataForm bank={bank} onDone={onDone} />
    </Narrow>
  );
}
