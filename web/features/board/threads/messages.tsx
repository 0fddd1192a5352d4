/** The messages of a conversation, in large type, the oldest first, and taking one back. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/board/threads.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import type { Waiting } from '#web/api/waiting-store.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { shortMoment } from '#web/i18n/week-day.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { More } from '#web/ui/page/more.tsx';
import css from './threads.module.css';

interface MessagesProps {
  who: string;
  messages: readonly Message[];
  /** Those that wait for a connection. */
  waiting: readonly Waiting[];
}

export function Messages({ who, messages, waiting }: MessagesProps) {
  const { t } = useTranslation('threads');
  const [asked, setAsked] = useState<number>();
  const withdraw = useAction({
    send: (id: number) => call('withdrawMessage', { params: { id } }),
    said: () => t('withdraw.done'),
    failed: () => t('failed'),
    settled: { 'nothing-to-take-back': () => t('withdraw.tooLate') },
    changes: 'threads',
    awaitsQueries: true,
  });
  return (
    <>
      <List as="ol" aria-label={t('messages', { who })}>
        {messages.map((message) => (
          <li key={message.id} className={css.message} data-mine={message.isMine ? '' : undefined}>
            <span className="visually-hidden">{message.isMine ? t('me') : who}: </span>
            {message.isWithdrawn ? (
              <p className={css.withdrawn}>{t('withdrawn')}</p>
            ) : (
              <p>{message.text}</p>
            )}
            <div className={css.foot}>
              <span>{shortMoment(message.at, currentLanguage())}</span>
              {message.canWithdraw && (
                <More>
                  <Button kind="quiet" small onClick={() => setAsked(message.id)}>
                    {t('withdraw.button')}
                  </Button>
                </More>
              )}
            </div>
          </li>
        ))}
        {waiting.map(({ key, words }) => (
          <li key={key} className={css.message} data-mine="">
            <span className="visually-hidden">{t('me')}: </span>
            <p>{words}</p>
            <div className={css.foot}>{t('waits')}</div>
          </li>
        ))}
      </List>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => (asked === undefined ? undefined : withdraw.run(asked))}
        title={t('withdraw.title')}
        confirmLabel={t('withdraw.confirm')}
      >
        {t('withdraw.lead', { who })}
      </ConfirmDialog>
    </>
  );
}
