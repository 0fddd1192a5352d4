/** A few words and one button, on the page of a letter's link; what is typed survives a reload. */
import type { z } from 'zod';
import { problemsFor } from '#web/api/checks.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/page/card.tsx';

const BLANK = { text: '' };

interface WordsFormProps {
  schema: z.ZodObject<{ text: z.ZodType<string> }>;
  label: string;
  button: string;
  /** Letters at most. */
  max: number;
  /** Of the link: each has its own draft. */
  token: string;
  isOptional?: boolean;
  /** @throws ApiError */
  onSend: (text: string) => Promise<void>;
}

export function WordsForm({
  schema,
  label,
  button,
  max,
  token,
  isOptional = false,
  onSend,
}: WordsFormProps) {
  const words = useActionForm({
    begin: BLANK,
    draft: `act:${token}`,
    check: (values) => problemsFor(schema, values),
    send: ({ text }) => onSend(text),
    changes: [],
  });
  return (
    <Form {...words} label={label}>
      <Stack gap="small">
        <TextareaField
          {...bind(words.form, 'text')}
          label={label}
          maxLength={max}
          rows={4}
          optional={isOptional}
        />
        <div>
          <SubmitButton>{button}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
