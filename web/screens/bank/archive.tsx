/** The whole bank as one file (specification §2, /bank-archive). */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#web/api/use-session.ts';
import { ExportBank } from '#web/features/banks/archive/export-bank.tsx';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Narrow } from '../frame/narrow.tsx';

/** /bank-archive */
export default function BankArchive() {
  const { t } = useTranslation('archive');
  const { userId, userBankId } = useSignedIn();
  const client = useQueryClient();
  const readName = async () =>
    (await client.ensureQueryData(bankOfUserQuery(userId, userBankId))).name;
  return (
    <Narrow>
      <PageTitle>{t('export.title')}</PageTitle>
      <ExportBank readName={readName} />
    </Narrow>
  );
}
