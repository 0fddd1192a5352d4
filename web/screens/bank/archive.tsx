/** The whole bank as one file (specification §2, /bank-archive). */
import { useTranslation } from 'react-i18next';
import { ExportBank } from '#web/features/banks/archive/export-bank.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Narrow } from '../frame/narrow.tsx';

/** /bank-archive */
export default function BankArchive() {
  const { t } = useTranslation('archive');
  return (
    <Narrow>
      <PageTitle>{t('export.title')}</PageTitle>
      <ExportBank />
    </Narrow>
  );
}
