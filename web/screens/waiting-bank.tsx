/** For people with a verified address and no bank (specification §2): join one, or create one. */
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#web/api/use-session.ts';
import { BankSearch } from '#web/features/banks/banks/bank-search.tsx';
import { useFreshStatus } from '#web/features/people/accounts/use-fresh-status.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Narrow } from './frame/narrow.tsx';

export default function WaitingBankScreen() {
  const { t } = useTranslation('banks');
  const { name } = useSignedIn();
  // Another device of theirs may have asked a bank, or for a new one, since this one was told.
  useFreshStatus(true);
  return (
    <Narrow>
      <PageTitle>{t('waiting.title', { name })}</PageTitle>
      <p>{t('waiting.lead')}</p>
      <Card title={t('waiting.chooseTitle')}>
        <Stack>
          <p>{t('waiting.chooseText')}</p>
          <BankSearch to={({ bankId }) => `${paths.registerToBank}?bank=${bankId}`} />
        </Stack>
      </Card>
      <Card title={t('waiting.createTitle')}>
        <Stack>
          <p>{t('waiting.createText')}</p>
          <div>
            <ButtonLink kind="secondary" to={paths.createBank}>
              {t('waiting.create')}
            </ButtonLink>
          </div>
        </Stack>
      </Card>
    </Narrow>
  );
}
