/** The accessibility statement (specification §2): what is tested and how, what is not, whom to write to. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UNREAD } from '#contract/locales.ts';
import { read } from '#web/api/read.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { VERSION } from '#web/version.ts';
import css from './accessibility.module.css';
import { AnyFrame } from './frame/any-frame.tsx';
import { Narrow } from './frame/narrow.tsx';

export default function AccessibilityScreen() {
  return (
    <AnyFrame>
      {() => (
        <Narrow>
          <Statement />
        </Narrow>
      )}
    </AnyFrame>
  );
}

function Statement() {
  const { t } = useTranslation('accessibility');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      <Part title={t('measure.title')}>
        <p>{t('measure.standard')}</p>
        <p>
          <Marked text={t('measure.state')} />
        </p>
      </Part>
      <Part title={t('tested.title')}>
        <p>{t('tested.lead')}</p>
        <ul className={css.points}>
          <li>{t('tested.rules')}</li>
          <li>{t('tested.keyboard')}</li>
          <li>{t('tested.large')}</li>
          <li>{t('tested.colours')}</li>
          <li>{t('tested.motion')}</li>
        </ul>
      </Part>
      <Part title={t('untested.title')}>
        <ul className={css.points}>
          <li>{t('untested.people')}</li>
          <li>{t('untested.browser')}</li>
          <li>{t('untested.outside')}</li>
        </ul>
      </Part>
      <Part title={t('limits.title')}>
        <ul className={css.points}>
          <li>{t('limits.words')}</li>
          <li>{t('limits.pictures')}</li>
          <li>{t('limits.paper')}</li>
          <li>{t('limits.programs')}</li>
        </ul>
      </Part>
      <WriteToUs />
      <Soft>{t('date', { version: VERSION })}</Soft>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <Stack gap="small">{children}</Stack>
    </Card>
  );
}

/** Those who run the portal; a portal that names nobody sends members to their bank. */
function WriteToUs() {
  const { t } = useTranslation('accessibility');
  const { data: contact, isError } = useQuery(read('readContact'));
  const emails = contact?.emails ?? [];
  const isNobody = isError || contact?.emails.length === 0;
  return (
    <Part title={t('write.title')}>
      <p>{t(isNobody ? 'write.noEmail' : 'write.text')}</p>
      {UNREAD[currentLanguage()] && <p>{t('write.language')}</p>}
      {emails.length > 0 && (
        <Acts>
          {emails.map((email) => (
            <a key={email} className={buttonLook('secondary')} href={`mailto:${email}`}>
              {t('write.act', { email })}
            </a>
          ))}
        </Acts>
      )}
    </Part>
  );
}
