/** The bank's desk (specification §2, /bank-home): what needs doing, live figures, every drawer. */
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import type { BankFigures } from '#contract/banks.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { BankDataDialog } from '#web/features/banks/bank-data-dialog.tsx';
import { DeskCards } from '#web/features/banks/desk-cards.tsx';
import { bankOfUserQuery, figuresQuery } from '#web/features/banks/queries.ts';
import { TodayCard } from '#web/features/banks/today-card.tsx';
import { RunningBatches } from '#web/features/batches/batches-card.tsx';
import { PictureEditor, pictureQuery } from '#web/features/pictures/picture-editor.tsx';
import { useUrlState } from '#web/ui/address.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';

const CLOSED = { edit: '' };
const b = <strong />;

/** /bank-home */
export default function BankHome() {
  const { t } = useTranslation('bank-desk');
  const { userId, userBankId } = useSignedIn();
  const bankQuery = useQuery(bankOfUserQuery(userId, userBankId));
  const deskQuery = useQuery(figuresQuery);
  const missing = [bankQuery, deskQuery].find(({ data, isError }) => isError && !data);
  const { data: bank } = bankQuery;
  const { data: figures } = deskQuery;
  const { data: logo } = useQuery(pictureQuery('bank'));
  const [{ edit }, setOpen] = useUrlState(CLOSED);
  return (
    <Stack>
      <PageTitle tab={t('tab')}>{bank?.name ?? <SkeletonBar width="24rem" />}</PageTitle>
      {missing ? (
        <LoadTrouble query={missing} />
      ) : (
        <>
          <Lead figures={figures} />
          <TodayCard figures={figures} />
        </>
      )}
      <RunningBatches />
      <DeskCards figures={figures} logo={logo} onEdit={() => setOpen({ edit: 'bank' })} />
      <BankDataDialog
        isOpen={edit === 'bank'}
        bank={bank}
        onClose={() => setOpen(CLOSED)}
        logo={
          <PictureEditor
            of="bank"
            texts={{
              alt: t('edit.logoOf', { bank: bank?.name ?? '' }),
              saved: t('edit.logoSaved'),
              removed: t('edit.logoReset'),
              failed: t('edit.logoFailed'),
            }}
          />
        }
      />
    </Stack>
  );
}

/** How many they are and what they exchanged, in a sentence. */
function Lead({ figures }: { figures: BankFigures | undefined }) {
  const { t } = useTranslation('bank-desk');
  return (
    <p>
      {figures ? (
        <Trans
          t={t}
          i18nKey="lead"
          count={figures.members}
          values={{ members: figures.members, hours: hoursText(figures.hoursThisYear) }}
          components={{ b }}
        />
      ) : (
        <SkeletonBar width="20rem" />
      )}
    </p>
  );
}
