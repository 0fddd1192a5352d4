/**
 * The question whether a member agrees to the privacy notice of their bank (specification §36): a line
 * on the home, of which a message tells once in a visit when the notice has changed. Nothing opens by
 * itself over what somebody is doing.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnConsent } from '#contract/people/consents.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { sayAloud } from '#web/ui/notice/toasts.ts';
import { Prompt } from '#web/ui/page/prompt.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './consents.module.css';

/** Which version somebody was told of in this tab, until it closes. */
const placeOf = (userId: number) => `privacy-told:${userId}`;

export default function ConsentLine() {
  const { data } = useQuery(read('readConsent'));
  return data?.isAsked ? <Asked consent={data} /> : null;
}

function Asked({ consent }: { consent: OwnConsent }) {
  const { t } = useTranslation('privacy');
  const { userId } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const place = placeOf(userId);
  const number = String(consent.notice.number);
  const isChanged = consent.agreed !== null;
  useEffect(() => {
    if (!isChanged || sessionStorage.getItem(place) === number) return;
    sessionStorage.setItem(place, number);
    sayAloud(`${t('card.changed')} ${t('card.where')}`);
  }, [isChanged, place, number, t]);
  return (
    <Prompt sentence={t(isChanged ? 'card.changed' : 'card.first')}>
      <Button small kind="secondary" onClick={() => setOpen(true)}>
        {t('card.read')}
      </Button>
      {isOpen && <Question consent={consent} onLater={() => setOpen(false)} />}
    </Prompt>
  );
}

interface QuestionProps {
  consent: OwnConsent;
  onLater: () => void;
}

function Question({ consent, onLater }: QuestionProps) {
  const { t } = useTranslation('privacy');
  // What is being read stays, whatever the bank saves meanwhile.
  const [{ notice, agreed }, show] = useState(consent);
  const [isNewer, setNewer] = useState(false);
  const agree = useAction({
    send: () => call('giveConsent', { body: { number: notice.number } }),
    done: () => t('ask.done'),
    settled: { 'privacy-notice-changed': () => t('ask.newer') },
    failed: () => t('ask.failed'),
  });
  const accept = async () => {
    try {
      await agree.send(undefined);
    } catch (error) {
      if (!isRefusal(error, 'privacy-notice-changed')) return;
      show(await call('readConsent', {}));
      setNewer(true);
    }
  };
  return (
    <Dialog
      isOpen
      isWide
      onClose={onLater}
      title={t('ask.title')}
      actions={
        <>
          <Button kind="secondary" onClick={onLater}>
            {t('ask.later')}
          </Button>
          <Button whileClosed busy={agree.isBusy} onClick={accept}>
            {t('ask.accept')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard */}
      <div className={css.words} tabIndex={0} data-autofocus="">
        {isNewer && <Notice tone="warning">{t('ask.newer')}</Notice>}
        <p>{t(agreed ? 'ask.changed' : 'ask.first')}</p>
        <h3>{t('ask.now', { day: onDay(notice.savedAt, currentLanguage()) })}</h3>
        <p className={css.text}>{notice.text}</p>
        {agreed && (
          <details className={css.before}>
            <summary>{t('ask.before', { day: onDay(agreed.agreedAt, currentLanguage()) })}</summary>
            <p className={css.text}>{agreed.text}</p>
          </details>
        )}
        <Soft isSmall>{t('ask.leaving')}</Soft>
      </div>
    </Dialog>
  );
}
