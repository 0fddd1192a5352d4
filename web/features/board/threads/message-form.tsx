/** Writing a message: Enter makes a new line, the button sends, and a message leaves once. */
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newMessageSchema, type Sent } from '#contract/board/threads.ts';
import { MESSAGE_MAX } from '#contract/limits.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { idempotencyKeyFor } from '#web/ui/form/draft.ts';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/page/card.tsx';
import css from './threads.module.css';

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
}

/** Mounted again for the next message. */
export function MessageForm(props: MessageFormProps) {
  const { who, begin = '', draft, hasQuick, isNext, send, onSent } = props;
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
    onRefused: (error, usual) => {
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
