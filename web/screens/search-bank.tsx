/** The bank search behind the logo (specification §2): a list, and one bank's details. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BankDetails } from '#web/features/banks/banks/bank-details.tsx';
import { BankSearch } from '#web/features/banks/banks/bank-search.tsx';
import { useBank } from '#web/features/banks/banks/bank-select.tsx';
import { paths } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Narrow } from './frame/narrow.tsx';

const DEFAULTS = { bank: '' };

export default function SearchBankScreen() {
  const { t } = useTranslation('banks');
  const [{ bank: id }] = useUrlState(DEFAULTS);
  const bank = useBank(id);
  return (
    <Narrow>
      <PageTitle>{bank?.name ?? t('search.title')}</PageTitle>
      {bank ? (
        <>
          <BankDetails bank={bank} isUnnamed />
          <p>
            <Link to={paths.searchBank}>{t('search.clear')}</Link>
          </p>
        </>
      ) : (
        <>
          <p>{t('search.lead')}</p>
          <BankSearch to={({ bankId }) => `${paths.searchBank}?bank=${bankId}`} />
        </>
      )}
    </Narrow>
  );
}
