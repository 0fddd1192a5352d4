/** The way to the page that everybody may read, of a bank that opens its board. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { buttonLook } from '#web/ui/button.tsx';

/** Nothing where the bank keeps its board to itself. */
export function PublicBoardLink() {
  const { t } = useTranslation('bank-rules');
  const { userBankId } = useSignedIn();
  const { data } = useQuery(read('listBankRules'));
  const isPublic = data?.some(({ name, value }) => name === 'board-public' && value === true);
  if (!isPublic) return null;
  return (
    <a
      className={buttonLook('secondary')}
      href={`/api/public/banks/${userBankId}/board.html?lang=${currentLanguage()}`}
    >
      {t('seePublicBoard')}
    </a>
  );
}
