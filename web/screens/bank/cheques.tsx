/** The desk with a pile of cheques (specification §16). */
import { useTranslation } from 'react-i18next';
import { ActivityField } from '#web/features/hours/parts/terms-fields.tsx';
import { ChequeDesk } from '#web/features/paper/cheques/desk/cheque-desk.tsx';
import { useUrlState } from '#web/ui/address.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

const NO_CODE = { code: '' };

/** /bank-cheques, also with a cheque to begin with: `?code=K7QM2XRD4`. */
export default function BankCheques() {
  const { t } = useTranslation('cheques');
  const [{ code }] = useUrlState(NO_CODE);
  return (
    <Stack gap="small">
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      <ChequeDesk
        key={code}
        code={code}
        activityField={(binding) => <ActivityField {...binding} />}
      />
    </Stack>
  );
}
