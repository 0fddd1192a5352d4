/** Adding a webhook: its address and what it is told; then its secret, this once. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newWebhookSchema, WEBHOOK_EVENTS, type WebhookEvent } from '#contract/sending/webhooks.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { copyText } from '#web/ui/notice/copying.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { Breaking } from '#web/ui/page/words.tsx';
import { eventWords } from './words.ts';

const FIRST_EVENTS: WebhookEvent[] = ['exchange.confirmed', 'exchange.reversed'];
const BEGIN = { url: '', events: FIRST_EVENTS };

const ownWords: OwnWords = {
  url: {
    required: <Text of="webhooks:add.wrong.urlRequired" />,
    'url-invalid': <Text of="webhooks:add.wrong.url" />,
  },
  events: { required: <Text of="webhooks:add.wrong.events" /> },
};

/** The dialog's content; `onDone` once the secret has been copied. */
export function AddWebhook({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) return <Added secret={secret} onDone={onDone} />;
  return <Wish onAdded={setSecret} />;
}

function Wish({ onAdded }: { onAdded: (secret: string) => void }) {
  const { t } = useTranslation('webhooks');
  const wish = useSendForm('addWebhook', {
    schema: newWebhookSchema,
    begin: BEGIN,
    own: ownWords,
    done: () => t('add.done'),
    onSent: ({ secret }) => onAdded(secret),
  });
  const { form } = wish;
  return (
    <Form {...wish} label={t('add.title')}>
      <TextField
        {...bind(form, 'url')}
        type="url"
        label={t('add.url')}
        hint={t('add.urlHint')}
        autoComplete="off"
        spellCheck={false}
      />
      <CheckboxGroup
        {...bind(form, 'events')}
        label={t('add.events')}
        options={WEBHOOK_EVENTS.map((value) => ({ value, label: eventWords(t, value) }))}
      />
      <SubmitButton>{t('add.submit')}</SubmitButton>
    </Form>
  );
}

function Added({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation('webhooks');
  const start = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useLayoutEffect(() => start.current?.querySelector('button')?.focus(), []);
  const copy = () => copyText(secret, { copied: t('added.copied'), failed: t('added.notCopied') });
  return (
    <div ref={start}>
      <Stack>
        <Notice tone="success" isLive title={t('added.title')}>
          {t('added.lead')}
        </Notice>
        <Breaking>
          <code>{secret}</code>
        </Breaking>
        <DialogButtons>
          <Button kind="secondary" onClick={() => void copy()}>
            {t('added.copy')}
          </Button>
          <Button onClick={onDone}>{t('added.close')}</Button>
        </DialogButtons>
      </Stack>
    </div>
  );
}
