/** For people who want to create a bank: write first, and to whom (specification §1, registration). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { Notice } from '#web/ui/notice/notice.tsx';

/** The notice with the addresses of the portal's administrators. */
export function NewBankNotice() {
  const { t } = useTranslation('accounts');
  const { data: contact } = useQuery(read('readContact'));
  const emails = contact?.emails ?? [];
  return (
    <Notice isLive>
      {t('register.bank.notice')}
      {emails.length > 0 && (
        <>
          {' '}
          {t('register.bank.writeTo')}{' '}
          {emails.map((email, index) => (
            <span key={email}>
              {index > 0 && ', '}
              <a href={`mailto:${email}`}>{email}</a>
            </span>
          ))}
        </>
      )}
    </Notice>
  );
}
