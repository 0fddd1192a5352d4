/**
 * Takes a changed address back, from the letter to the old one. Opening the page changes nothing:
 * programs that look at mails open links too.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ReplyOf } from '#contract/endpoints.ts';
import { CodeText } from '#web/api/refusal.tsx';
import {
  type RestoreOutcome,
  type RestoreTrouble,
  restoreEmail,
} from '#web/features/people/accounts/mail-links.ts';
import { NewPasswordByLink } from '#web/features/people/accounts/new-password-by-link.tsx';
import { refreshSession } from '#web/features/people/accounts/session-upkeep.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { PublicFrame } from './frame/public-frame.tsx';

export default function RestoreEmailScreen() {
  const { t } = useTranslation('accounts');
  const token = useSearchParams()[0].get('token') ?? '';
  const [outcome, setOutcome] = useState<RestoreOutcome | undefined>(
    token === '' ? { trouble: 'missing' } : undefined,
  );
  const { isBusy, run: goBack } = useSingleFlight(async () => {
    const found = await restoreEmail(token);
    setOutcome(found);
    // The portal has ended the person's sessions; one of theirs in this browser finds out now.
    if ('email' in found) await refreshSession();
  });
  return (
    <PublicFrame>
      <PageTitle>{t('restore.title')}</PageTitle>
      {outcome && 'trouble' in outcome && <Trouble of={outcome.trouble} />}
      {outcome && 'email' in outcome && <Restored {...outcome} />}
      {outcome && 'code' in outcome && (
        <Notice tone="error" isLive title={t('restore.failed')}>
          <CodeText code={outcome.code} />
        </Notice>
      )}
      {(!outcome || 'code' in outcome) && (
        <Card>
          <Stack>
            <p>{t('restore.lead')}</p>
            <p>{t('restore.after')}</p>
            <div>
              <Button busy={isBusy} onClick={goBack}>
                {t('restore.submit')}
              </Button>
            </div>
          </Stack>
        </Card>
      )}
    </PublicFrame>
  );
}

/** Nobody signs in until the owner has chosen a password, so the form for it stands right here. */
function Restored({ email, id, passwordToken }: ReplyOf<'restoreEmail'>) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <Notice tone="success" isLive title={t('restore.doneTitle')}>
        {t('restore.done', { email })}
      </Notice>
      <NewPasswordByLink
        token={passwordToken}
        id={String(id)}
        email={email}
        title={t('reset.title')}
        lead={t('restore.choose')}
      />
    </>
  );
}

function Trouble({ of }: { of: RestoreTrouble }) {
  const { t } = useTranslation('accounts');
  return (
    <Notice
      tone={of === 'used' ? 'info' : 'error'}
      isLive
      title={t(of === 'used' ? 'restore.usedTitle' : 'restore.failed')}
      action={
        of === 'used' ? (
          <ButtonLink to={paths.forgotPassword}>{t('reset.again')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.login}>{t('restore.toLogin')}</ButtonLink>
        )
      }
    >
      {t(`restore.${of}`)}
    </Notice>
  );
}
