/** Writing a message: Enter makes a new line, the button sends, and a message leaves once. */
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newMessageSchema, type Sent } from '#contract/board/threads.ts';
import { MESSAGE_MAX } from '#contract/limits.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { dropDraft, idempotencyKeyFor } from '#web/ui/form/draft.ts';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';

const QUICK = ['ok', 'call', 'when'] as const;

interface MessageFormProps {
  /** To whom, for the label. */
  who: string;
  /** What it begins with. */
  begin?: string;
  /** Keeps what is typed in this tab. */
  draft: string;
  /** Short answers to begin with in one tap, while nothing is written. */
  hasQuick?: boolean;
  /** Takes the focus: the message before was sent. */
  isNext?: boolean;
  send: (text: string, key: string) => Promise<Sent>;
  onSent: (sent: Sent) => void;
  /** Keeps it for a connection, where there is none. @returns whether it waits now */
  onWaits?: (error: unknown, text: string, key: string, wasCut: boolean) => boolean;
}

/** Mounted again for the next message. */
export function MessageForm(props: MessageFormProps) {
  const { who, begin = '', draft, hasQuick, isNext, send, onSent, onWaits } = props;
  const { t } = useTranslation('threads');
  const place = useRef<HTMLDivElement>(null);
  const message = useActionForm({
    begin: { text: begin },
    draft,
    check: (values) => problemsFor(newMessageSchema, values),
    send: ({ text }) => send(text, idempotencyKeyFor(draft, { text })),
    changes: 'threads',
    awaitsQueries: true,
    onSent,
    onRefused: (error, usual, { current }, wasCut) => {
      const { text } = current();
      if (onWaits?.(error, text, idempotencyKeyFor(draft, { text }), wasCut)) {
        dropDraft(draft);
        return undefined;
      }
      const isKept = isRefusal(error, 'offline', 'unavailable');
      return isKept ? { ...usual, title: t('notSent'), problem: t('kept') } : usual;
    },
  });
  const { form } = message;
  const focusField = () => place.current?.querySelector('textarea')?.focus();
  useLayoutEffect(() => {
    if (isNext) place.current?.querySelector('textarea')?.focus();
  }, [isNext]);
  return (
    <div ref={place}>
      <Form {...message} label={t('form.label', { who })}>
        <Stack gap="small">
          {hasQuick && form.values.text === '' && (
            <Acts as="fieldset">
              <legend className="visually-hidden">{t('quick.label')}</legend>
              {QUICK.map((word) => (
                <Button
                  key={word}
                  kind="secondary"
                  small
                  onClick={() => {
                    focusField();
                    form.set({ text: t(`quick.${word}`) });
                  }}
                >
                  {t(`quick.${word}`)}
                </Button>
              ))}
            </Acts>
          )}
          <TextareaField
            {...bind(form, 'text')}
            label={t('form.label', { who })}
            maxLength={MESSAGE_MAX}
            rows={2}
          />
          <div>
            <SubmitButton>{t('form.send')}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </div>
  );
}
