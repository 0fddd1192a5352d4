/** A strip on the home of somebody whose e-mail does not work (specification §31), with the way to mend it. */
import { useTranslation } from 'react-i18next';
import { useMe } from '#web/features/people/accounts/queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';

export default function MailTrouble() {
  const { t } = useTranslation('letters');
  const email = useMe().data?.email ?? '';
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink small kind="secondary" to={`${paths.profile}?dialog=email`}>
          {t('failing.correct')}
        </ButtonLink>
      }
    >
      <p>{t('failing.text', { email })}</p>
    </Notice>
  );
}
