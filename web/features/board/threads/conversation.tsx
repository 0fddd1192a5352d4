/** A conversation: the messages, the other one's number, and the next message. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread } from '#contract/board/threads.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { useWaitingThings, waitsAfter } from '#web/api/waiting-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { MessageForm } from './message-form.tsx';
import { Messages } from './messages.tsx';
import { threadQuery } from './queries.ts';
import { Blocked, ThreadFoot } from './thread-foot.tsx';
import css from './threads.module.css';

/** @param thread as it is read last */
export function Conversation({ thread }: { thread: Thread }) {
  const { t } = useTranslation('threads');
  const { id, isBlocked, isOver, isReported } = thread;
  const { who } = thread.with;
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    threadQuery(id),
  );
  const [round, setRound] = useState(0);
  const messages = data ? data.pages.flatMap((page) => page.messages.toReversed()).reverse() : [];
  const latest = messages.at(-1);
  useMarkRead(id, latest?.isMine === false ? latest.id : undefined);
  const end = useRef<HTMLDivElement>(null);
  const waiting = useWaitingThings().filter(
    (one) => one.call === 'sendMessage' && one.input.params.id === id && !one.refusal,
  );
  const latestId = waiting.at(-1)?.key ?? latest?.id;
  useLayoutEffect(() => {
    if (latestId !== undefined) end.current?.scrollIntoView({ block: 'end' });
  }, [latestId]);
  return (
    <div className={css.talk}>
      <Stack>
        {hasNextPage && (
          <div>
            <Button kind="secondary" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {t('earlier')}
            </Button>
          </div>
        )}
        <Messages who={who} messages={messages} waiting={waiting} />
        <div className={css.writing}>
          <Card>
            {isOver && <p>{t('over', { who })}</p>}
            {!isOver && isBlocked && <Blocked id={id} who={who} />}
            {!isOver && !isBlocked && (
              <Stack gap="small">
                <MessageForm
                  key={round}
                  who={who}
                  draft={`message:${id}`}
                  hasQuick={latest?.isMine === false}
                  isNext={round > 0}
                  send={(text, idempotencyKey) =>
                    call('sendMessage', { params: { id }, body: { text } }, { idempotencyKey })
                  }
                  onSent={() => setRound(round + 1)}
                  onWaits={(error, text, key, wasCut) => {
                    const input = { params: { id }, body: { text } };
                    const asked = { call: 'sendMessage', input } as const;
                    const waits = waitsAfter(
                      error,
                      { ...asked, key, name: who, words: text },
                      wasCut,
                    );
                    if (waits) setRound(round + 1);
                    return waits;
                  }}
                />
              </Stack>
            )}
          </Card>
        </div>
        <div ref={end} className={css.end}>
          <Soft>{t('private')}</Soft>
        </div>
        <ThreadFoot {...{ id, who, isBlocked, isReported }} />
      </Stack>
    </div>
  );
}

/** Says up to which message of the other one the page was shown, once for each. */
function useMarkRead(id: number, readTo: number | undefined): void {
  const { run } = useAction({
    send: (to: number) => call('markThreadRead', { params: { id }, body: { readTo: to } }),
    changes: ['listThreads', 'readTodo'],
  });
  const mark = useRef(run);
  useEffect(() => {
    mark.current = run;
  });
  useEffect(() => {
    if (readTo !== undefined) void mark.current(readTo);
  }, [readTo]);
}
