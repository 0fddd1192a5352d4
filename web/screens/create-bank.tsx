/**
 * Applies for a new bank (specification §1, §5). First of all it tells to write to the administrators
 * of the portal and to wait for their instructions.
 */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { personName } from '#contract/person-name.ts';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { refreshSession } from '#web/features/people/accounts/session-upkeep.ts';
import { NewBankForm } from '#web/features/portal/portal/new-bank-form.tsx';
import { paths } from '#web/paths.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Narrow } from './frame/narrow.tsx';

export default function CreateBankScreen() {
  const { t } = useTranslation('portal');
  const { userId, name, surname } = useSignedIn();
  const text = t('create.mailText', { name: personName({ name, surname }) });
  const { data: contact } = useQuery(read('readContact'));
  const to = contact?.emails.join(',');
  return (
    <Narrow>
      <PageTitle>{t('create.title')}</PageTitle>
      <Notice
        tone="warning"
        title={t('create.firstTitle')}
        action={
          to !== '' && (
            <a
              className={buttonLook('secondary')}
              href={`mailto:${to ?? ''}?subject=${encodeURIComponent(t('create.mailSubject'))}&body=${encodeURIComponent(text)}`}
            >
              {t('create.write')}
            </a>
          )
        }
      >
        <p>{t('create.first')}</p>
        {to === '' && <p>{t('create.noContact')}</p>}
      </Notice>
      {/* The guard leads on to the page of those who wait. */}
      <NewBankForm draft={`create-bank:${userId}`} onSent={refreshSession} />
      <p>
        <Link to={paths.waitingBank}>{t('create.back')}</Link>
      </p>
    </Narrow>
  );
}
