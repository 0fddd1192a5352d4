/** The page of a letter's link about messages: one answer, without signing in (specification §21). */
import { useTranslation } from 'react-i18next';
import { newMessageSchema } from '#contract/board/threads.ts';
import { MESSAGE_MAX } from '#contract/limits.ts';
import type { Act } from '#contract/sending/letters.ts';
import { paths } from '#web/paths.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Ending } from './ending.tsx';
import { WordsForm } from './words-form.tsx';

interface AnswerProps {
  act: Extract<Act, { act: 'reply-message' }>;
  token: string;
  /** Sent by this page, just now. */
  isDone: boolean;
  onSend: (text: string) => Promise<void>;
}

export function AnswerMessage({ act: { isOpen, thread }, token, isDone, onSend }: AnswerProps) {
  const { t } = useTranslation('letters');
  const { who, noticeTitle: title } = thread;
  if (isDone || !isOpen) {
    return (
      <Ending tone={isDone ? 'success' : 'info'} page={paths.messages}>
        {t(isDone ? 'message.done' : 'message.over', { who })}
      </Ending>
    );
  }
  return (
    <Card>
      <Stack>
        <p>
          {t('message.lead', { who })} {title !== null && t('message.about', { title })}
        </p>
        <WordsForm
          schema={newMessageSchema}
          label={t('message.field', { who })}
          button={t('message.send')}
          max={MESSAGE_MAX}
          token={token}
          onSend={onSend}
        />
        <p>{t('message.once')}</p>
      </Stack>
    </Card>
  );
}
