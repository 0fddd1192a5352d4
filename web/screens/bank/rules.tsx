/** The rules of the bank at its desk (specification §11, /bank-rules). */
import { useTranslation } from 'react-i18next';
import { DeskRules } from '#web/features/banks/rules/desk-rules.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-rules */
export default function BankRules() {
  const { t } = useTranslation('bank-rules');
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      <DeskRules />
    </Stack>
  );
}
