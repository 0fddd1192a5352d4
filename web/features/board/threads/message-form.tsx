/** Writing a message: Enter makes a new line, the button sends, and a message leaves once. */
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newMessageSchema, type Sent } from '#contract/board/threads.ts';
import { MESSAGE_MAX } from '#contract/limits.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { refusalOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { dropDraft, dropIdempotencyKey, idempotencyKeyFor } from '#web/ui/form/draft.ts';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/page/card.tsx';
import css from './threads.module.css';

const QUICK = ['ok', 'call', 'when'] as const;
const BLANK = { text: '' };

interface MessageFormProps {
  /** To whom, for the label. */
  who: string;
  /** Keeps what is typed in this tab. */
  draft: string;
  /** Short answers to begin with in one tap, while nothing is written. */
  hasQuick?: boolean;
  /** Takes the focus: the message before was sent. */
  isNext?: boolean;
  send: (text: string, key: string) => Promise<Sent>;
  onSent: (sent: Sent) => void;
}

/** Mounted again for the next message. */
export function MessageForm({ who, draft, hasQuick, isNext, send, onSent }: MessageFormProps) {
  const { t } = useTranslation('threads');
  const place = useRef<HTMLDivElement>(null);
  const form = useForm({
    begin: BLANK,
    check: (values) => problemsFor(newMessageSchema, values),
    draft,
  });
  const focusField = () => place.current?.querySelector('textarea')?.focus();
  useLayoutEffect(() => {
    if (isNext) place.current?.querySelector('textarea')?.focus();
  }, [isNext]);
  const action = useAction({
    send: (text: string) => send(text, idempotencyKeyFor(draft, { text })),
    changes: 'threads',
    awaitsQueries: true,
  });
  const submit = async ({ text }: typeof BLANK) => {
    try {
      const sent = await action.send(text);
      dropDraft(draft);
      onSent(sent);
      return undefined;
    } catch (error) {
      if (isRefusal(error, 'idempotency-key-reused')) dropIdempotencyKey(draft);
      const refusal = refusalOf(error);
      const isKept = isRefusal(error, 'offline', 'unavailable');
      return isKept ? { ...refusal, title: t('notSent'), problem: t('kept') } : refusal;
    }
  };
  return (
    <div ref={place}>
      <Form form={form} onSubmit={submit} label={t('form.label', { who })}>
        <Stack gap="small">
          {hasQuick && form.values.text === '' && (
            <fieldset className={css.quick}>
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
            </fieldset>
          )}
          <TextareaField
            {...bind(form, 'text')}
            label={t('form.label', { who })}
            maxLength={MESSAGE_MAX}
            rows={3}
          />
          <div>
            <SubmitButton>{t('form.send')}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </div>
  );
}
